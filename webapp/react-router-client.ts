import type { Plugin } from "vite";

const FOLDER = "/react-router/dist/production/lib";
const ROUTE_MODULES = `${FOLDER}/dom/ssr/routeModules.js`;
const ROUTES = `${FOLDER}/dom/ssr/routes.js`;
const INSTRUMENTATION = `${FOLDER}/router/instrumentation.js`;

const LOADERS = "/src/lib/load-route-module.ts";
const IMPORT = /\bimport\(\s*(?:\/\*.*?\*\/\s*)*([\w.]+)\s*\)/g;

/** What instrumentation comes to where there is none. */
const NO_INSTRUMENTATION = `
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export const getRouteInstrumentationUpdates = () => ({});
export const instrumentClientSideRouter = (router) => router;
export const instrumentHandler = (handler) => handler;
export const instrumentationResultMetaContext = undefined;
`;

/**
 * Two changes to React Router in the browser, for which it has no settings. The modules of pages are loaded by our own loaders: when one
 * does not arrive, its own reloads the page that is being left, and it waits for ever for one that stalls. And its instrumentation, which
 * nobody uses, weighs a kilobyte on every page.
 */
export function reactRouterClient(): Plugin {
  const seen = new Set<string>();
  const isOf = (module: string, id: string) => {
    if (!id.endsWith(module)) return false;
    seen.add(module);
    return true;
  };
  return {
    name: "react-router-client",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    load(id) {
      if (isOf(ROUTE_MODULES, id)) return `export { loadRouteModule } from "${LOADERS}";`;
      if (isOf(INSTRUMENTATION, id)) return NO_INSTRUMENTATION;
      return null;
    },
    transform(code, id) {
      if (!isOf(ROUTES, id) || code.match(IMPORT) === null) return null;
      const ours = code.replaceAll(IMPORT, "loadRoutePart($1)");
      return { code: `import { loadRoutePart } from "${LOADERS}";\n${ours}`, map: null };
    },
    buildEnd(error) {
      if (!error && seen.size < 3)
        this.error("React Router has other modules now: see react-router-client.ts.");
    },
  };
}
