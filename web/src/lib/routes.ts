/** Addresses are the part after `#`, so that the page works under any path of any server. */

export type Route =
  | { readonly page: "start" }
  | { readonly page: "new"; readonly edition: string }
  | { readonly page: "table"; readonly table: string }
  | { readonly page: "replay"; readonly table: string }
  | { readonly page: "rules"; readonly edition: string; readonly clause: string };

export function routeOf(hash: string): Route {
  const [page = "", first = "", second = ""] = hash
    .replace(/^#?\/?/, "")
    .split("/")
    .map(decodeURIComponent);
  if (page === "new" && first) return { page, edition: first };
  if (page === "t" && first) return { page: "table", table: first };
  if (page === "replay") return { page, table: first };
  if (page === "rules" && first) return { page, edition: first, clause: second };
  return { page: "start" };
}

export const links = {
  start: "#/",
  newTable: (edition: string) => `#/new/${edition}`,
  table: (table: string) => `#/t/${table}`,
  replay: (table = "") => (table ? `#/replay/${table}` : "#/replay"),
  rules: (edition: string, clause = "") =>
    clause ? `#/rules/${edition}/${encodeURIComponent(clause)}` : `#/rules/${edition}`,
};

/** The table that a link or a bare id leads to, or nothing. */
export function tableOfLink(text: string): string | undefined {
  const found = /^(?:.*#\/t\/)?([\w-]{4,64})\/?$/.exec(text.trim());
  return found?.[1];
}
