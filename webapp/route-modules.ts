import type { Plugin } from "vite";

const ROUTE_MODULES = /\/react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/;
const ROUTES = /\/react-router\/dist\/\w+\/lib\/dom\/ssr\/routes\.js$/;
const OURS = "/src/lib/load-route-module.ts";
const IMPORT = /\bimport\(\s*(?:\/\*.*?\*\/\s*)*([\w.]+)\s*\)/g;

/**
 * Has React Router load the modules of pages by our own loaders. When one does not arrive, its own reloads the page that is being left,
 * and it waits for ever for one that stalls; it offers no setting.
 */
export function routeModules(): Plugin {
  const replaced = new Set<RegExp>();
  return {
    name: "route-modules",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    load: {
      filter: { id: ROUTE_MODULES },
      handler() {
        replaced.add(ROUTE_MODULES);
        return `export { loadRouteModule } from "${OURS}";`;
      },
    },
    transform: {
      filter: { id: ROUTES },
      handler(code) {
        if (IMPORT.test(code)) replaced.add(ROUTES);
        return {
          code: `import { loadRoutePart } from "${OURS}";\n${code.replaceAll(IMPORT, "loadRoutePart($1)")}`,
          map: null,
        };
      },
    },
    buildEnd(error) {
      if (!error && replaced.size < 2)
        this.error("React Router loads its modules in another way now: see route-modules.ts.");
    },
  };
}
