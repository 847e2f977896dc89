import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { bundle } from "../../widget/build/rollup.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Gives stories `widget-on-preact`: `runtime.ts` as the widget's own build makes it, with Preact in React's place. */
export function preactRuntime(): Plugin {
  return {
    name: "widget-on-preact",
    async config() {
      const dir = here("../.data/widget-on-preact");
      await bundle(
        { runtime: here("runtime.ts") },
        { dir, format: "es", entryFileNames: "[name].js", chunkFileNames: "[name].js" },
      );
      return { resolve: { alias: { "widget-on-preact": `${dir}/runtime.js` } } };
    },
  };
}
