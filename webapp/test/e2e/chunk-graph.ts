import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { SCREENS } from "../../src/screens.ts";

/** What Vite writes of each script of the web app's build. */
interface Entry {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

const CLIENT = fileURLToPath(new URL("../../build/client/", import.meta.url));
const MANIFEST = join(CLIENT, ".vite/manifest.json");
const ROUTE = "?__react-router-build-client-route";

const manifest: Readonly<Record<string, Entry>> = existsSync(MANIFEST)
  ? JSON.parse(readFileSync(MANIFEST, "utf8"))
  : {};

/** Scripts that a module needs before it runs, itself first, as paths below the host. */
export function scriptsOf(key: string): string[] {
  const found = new Set<string>();
  const add = (one: string) => {
    const entry = manifest[one];
    if (!entry) throw new Error(`The build has no ${one}.`);
    const path = `/${entry.file}`;
    if (found.has(path)) return;
    found.add(path);
    entry.imports?.forEach(add);
  };
  add(key);
  return [...found];
}

/** What every page loads. */
export const FIRST_SCRIPTS = [
  ...new Set([...scriptsOf("src/entry.client.tsx"), ...scriptsOf(`src/root.tsx${ROUTE}`)]),
];

export interface Page {
  readonly path: string;
  /** Whom it is for alone. */
  readonly role?: "user" | "employer";
  /** Path of its own module. */
  readonly module: string;
  /** All that it loads besides what every page does. */
  readonly scripts: readonly string[];
}

/** What pages load besides their module to ask for their data when they are gone to. */
export const LOADERS: readonly Pick<Page, "path" | "module" | "role">[] = SCREENS.flatMap(
  ({ path, file, for: role }) => {
    const entry = manifest[`src/features/${file}?route-chunk=clientLoader`];
    return entry ? [{ path, ...(role ? { role } : {}), module: `/${entry.file}` }] : [];
  },
);

/** The pages that show something, the lightest first. */
export const PAGES: readonly Page[] = SCREENS.flatMap(({ path, file, for: role }) => {
  const key = `src/features/${file}${ROUTE}`;
  if (!file?.endsWith(".tsx") || !(key in manifest)) return [];
  const guard = role && (role === "user" ? "candidates-only" : "employers-only");
  const keys = guard ? [`src/features/session/${guard}.tsx${ROUTE}`, key] : [key];
  return [
    {
      path,
      ...(role ? { role } : {}),
      module: `/${manifest[key]?.file}`,
      scripts: [...new Set(keys.flatMap(scriptsOf))].filter(isOfNoOther),
    },
  ];
}).sort((one, other) => one.scripts.length - other.scripts.length);

function isOfNoOther(script: string): boolean {
  return !FIRST_SCRIPTS.includes(script);
}

/** Modules that are asked for by an `import()`, by their source or the name of their script. */
export const PARTS = [...new Set(Object.values(manifest).flatMap((entry) => entry.dynamicImports ?? []))].map(
  (key) => ({ name: key.replace(/^_(.+)-[\w-]{8}\.js$/, "$1"), scripts: scriptsOf(key).filter(isOfNoOther) }),
);

/** Every script of the build. Those of pages that only lead to others are empty, and nobody asks for them. */
export const SCRIPTS = [...new Set(Object.values(manifest).map(({ file }) => file))]
  .filter((file) => file.endsWith(".js") && statSync(join(CLIENT, file)).size > 0)
  .map((file) => `/${file}`);
