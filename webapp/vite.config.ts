import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { firstLoad } from "./first-load.ts";
import { firstLoadBudget } from "./first-load-budget.ts";
import { buildLanguage, texts } from "./languages/plugin.ts";
import { pwaScripts } from "./pwa-scripts.ts";
import { reactRouterClient } from "./react-router-client.ts";

const language = buildLanguage();

export default defineConfig(({ command }) => ({
  base: language === "en" ? "/" : "/es/",
  plugins: [
    texts(language),
    reactRouter(),
    reactRouterClient(),
    firstLoadBudget(language),
    // One for the whole site: the worker of the English build serves addresses of all languages.
    ...(language === "en" ? [pwaScripts()] : []),
  ],
  build: {
    target: "es2022",
    // One style sheet: all pages together weigh less than a handful of requests before the first paint.
    cssCodeSplit: false,
    // What the release before had is still asked for by open tabs; .tools/lib/releases.mjs takes it away in time.
    emptyOutDir: false,
    manifest: true,
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: firstLoad } } } } },
    ssr: {
      // The API imports `renderPage` from this module.
      build: { rolldownOptions: { input: "./src/server.ts" } },
      // With all it needs built in, React is its fast production build whatever NODE_ENV the server has.
      ...(command === "build"
        ? { resolve: { noExternal: true }, define: { "process.env.NODE_ENV": '"production"' } }
        : {}),
    },
  },
}));
