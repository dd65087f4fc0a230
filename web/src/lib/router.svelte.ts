/** Which page is open. */

import { routeOf, type Route } from "./routes";

class Router {
  route = $state.raw<Route>(routeOf(location.hash));

  constructor() {
    addEventListener("hashchange", () => {
      this.route = routeOf(location.hash);
    });
  }

  go(link: string): void {
    location.hash = link;
  }
}

export const router = new Router();
