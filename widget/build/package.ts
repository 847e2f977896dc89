import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { widget } from "./rollup.ts";

const ROOT = join(widget, "..");
const ENTRY = "widget/src/module.ts";
/** Sources of other packages whose types ours name: who installs the widget has none of them. */
const OTHERS: Readonly<Record<string, string>> = {
  "@jobmap/contract/enums": "api/contract/src/enums.ts",
};

/** Makes a folder with the built module the npm package `@jobmap/widget`: its declarations, and what npm reads. */
export async function writePackage(folder: string, version: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const [path, text] of await declarations()) writeFileSync(join(folder, nameOf(path)), text);
  const description = {
    name: "@jobmap/widget",
    version,
    type: "module",
    license: "MIT",
    exports: { ".": { types: "./index.d.ts", default: "./index.js" } },
  };
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(description, null, 2)}\n`);
}

/** Declarations of the module and of all that they name, by their source's path, as TypeScript writes them. */
async function declarations(): Promise<ReadonlyMap<string, string>> {
  mkdirSync(join(widget, "dist"), { recursive: true });
  const work = mkdtempSync(join(widget, "dist/.types-"));
  try {
    const config = join(work, "tsconfig.json");
    writeFileSync(
      config,
      JSON.stringify({
        extends: join(widget, "tsconfig.json"),
        compilerOptions: {
          noEmit: false,
          declaration: true,
          emitDeclarationOnly: true,
          rootDir: ROOT,
          outDir: join(work, "out"),
        },
        include: [],
        files: [ENTRY, ...Object.values(OTHERS)].map((path) => join(ROOT, path)),
      }),
    );
    const tsc = join(dirname(fileURLToPath(import.meta.resolve("typescript/package.json"))), "bin/tsc");
    await promisify(execFile)(process.execPath, [tsc, "--project", config]).catch((error: unknown) => {
      throw new Error(`The declarations of the module: ${String(Object(error).stdout ?? error)}`);
    });
    const found = new Map<string, string>();
    gather(ENTRY, join(work, "out"), found);
    return found;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Takes a declaration and those that it names; they lie side by side afterwards. */
function gather(path: string, out: string, found: Map<string, string>): void {
  if (found.has(path)) return;
  found.set(path, "");
  const text = readFileSync(join(out, path.replace(/\.tsx?$/, ".d.ts")), "utf8");
  const own = text.replaceAll(/(from |import\()"([^"]+)"/g, (_, before: string, named: string) => {
    const other = named.startsWith(".") ? resolve("/", dirname(path), named).slice(1) : OTHERS[named];
    if (other === undefined)
      throw new Error(`${path} names a type of ${named}, which its users do not have.`);
    gather(other, out, found);
    return `${before}"./${nameOf(other).replace(/\.d\.ts$/, ".js")}"`;
  });
  const names = [...found.keys()].map(nameOf);
  if (new Set(names).size < names.length) throw new Error("Two declarations of the module have one name.");
  found.set(path, own);
}

function nameOf(path: string): string {
  return path === ENTRY ? "index.d.ts" : basename(path).replace(/\.tsx?$/, ".d.ts");
}
