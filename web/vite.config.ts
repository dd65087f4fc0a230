import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Freehold's server during work on the page: `freehold serve --port 8040` beside `npm run dev`. */
const SERVER = "http://127.0.0.1:8040";

export default defineConfig({
  // Every address is relative, so that the page works under any sub-path of a proxy.
  base: "./",
  plugins: [svelte()],
  build: {
    outDir: "../src/freehold/server/client",
    emptyOutDir: true,
    // Nothing is inlined: the server's content security policy allows files alone.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"] },
});
