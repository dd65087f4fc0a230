import { describe, expect, it } from "vitest";

import { quickBids, withAmount } from "../src/lib/actions";
import { routeOf, tableOfLink } from "../src/lib/routes";

describe("bids", () => {
  it("put their amount in the place of the lowest", () => {
    expect(withAmount("bid 12", 120)).toBe("bid 120");
    expect(withAmount("settle ruusan; for 1", 50)).toBe("settle ruusan; for 50");
  });

  it("are quick ones that one can pay", () => {
    expect(quickBids(13, 1300, 12)).toEqual([13, 22, 62, 112]);
    expect(quickBids(13, 50, 12)).toEqual([13, 22]);
    expect(quickBids(1, 0, 0)).toEqual([]);
  });
});

describe("addresses", () => {
  it("lead to pages", () => {
    expect(routeOf("")).toEqual({ page: "start" });
    expect(routeOf("#/new/saga")).toEqual({ page: "new", edition: "saga" });
    expect(routeOf("#/t/aB_-9")).toEqual({ page: "table", table: "aB_-9" });
    expect(routeOf("#/rules/saga/RENT-3")).toEqual({ page: "rules", edition: "saga", clause: "RENT-3" });
    expect(routeOf("#/nowhere")).toEqual({ page: "start" });
  });

  it("are found in links and in bare numbers", () => {
    expect(tableOfLink("https://example.org/games/#/t/blj16jfea6W9")).toBe("blj16jfea6W9");
    expect(tableOfLink(" blj16jfea6W9 ")).toBe("blj16jfea6W9");
    expect(tableOfLink("hello there!")).toBeUndefined();
  });
});
