import { defineConfig } from "@lingui/conf";
import { formatter } from "@lingui/format-po";

/** How `npm run texts` finds the texts of pages. English stands in the sources; each other language has a file in `languages/`. */
export default defineConfig({
  sourceLocale: "en",
  locales: ["es"],
  catalogs: [{ path: "<rootDir>/languages/{locale}", include: ["<rootDir>/src"] }],
  macro: { corePackage: ["#text"], jsxPackage: ["#text"] },
  // Without line numbers, which would change with every edit of a page.
  format: formatter({ lineNumbers: false }),
  orderBy: "origin",
});
