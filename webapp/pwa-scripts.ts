import { cp, readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const SCRIPTS = ["keep", "offline", "service-worker"];
const FOLDER = path("build/client/pwa/");

/**
 * The scripts of the installed site, each whole in one file under a name that stays: what works without a connection must not need a file
 * that a release has renamed. Beside them the files that are as they are.
 */
export function pwaScripts(): Plugin {
  return {
    name: "pwa-scripts",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async writeBundle() {
      for (const script of SCRIPTS)
        await build({
          configFile: false,
          logLevel: "warn",
          publicDir: false,
          build: {
            target: "es2022",
            outDir: FOLDER,
            emptyOutDir: false,
            lib: {
              entry: path(`src/pwa/${script}.ts`),
              formats: ["iife"],
              name: "pwa",
              fileName: () => `${script}.js`,
            },
          },
        });
      for (const file of await readdir(path("src/pwa/files/")))
        await cp(path(`src/pwa/files/${file}`), FOLDER + file);
    },
  };
}
