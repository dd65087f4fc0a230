import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["node_modules/", "src/lib/protocol.ts"] },
  ...ts.configs.strict,
  ...ts.configs.stylistic,
  ...svelte.configs.recommended,
  {
    rules: {
      // An interface and a type alias say the same; we write what reads better.
      "@typescript-eslint/consistent-type-definitions": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
    rules: {
      // Our addresses are hash routes, made in one place (lib/router).
      "svelte/no-navigation-without-resolve": "off",
      // State that changes is replaced as a whole ($state.raw); other maps are no state.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
);
