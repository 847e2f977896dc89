import { join } from "node:path";
import { fileURLToPath } from "node:url";
import alias from "@rollup/plugin-alias";
import { nodeResolve } from "@rollup/plugin-node-resolve";
import replace from "@rollup/plugin-replace";
import terser from "@rollup/plugin-terser";
import { transform } from "esbuild";
import { type InputOption, type OutputOptions, type Plugin, rollup } from "rollup";
import { checkedImports, copies, LOAD_CHUNK, refuseShared } from "./late-chunks.ts";

export const widget = fileURLToPath(new URL("../", import.meta.url));

/** TypeScript and JSX away; types are `tsc`'s business. */
function strip(): Plugin {
  return {
    name: "strip-types",
    async transform(code, id) {
      if (!/\.tsx?$/.test(id)) return null;
      const { code: plain, map } = await transform(code, {
        loader: id.endsWith("x") ? "tsx" : "ts",
        target: "es2022",
        jsx: "automatic",
        sourcefile: id,
        sourcemap: true,
        tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
      });
      return { code: plain, map };
    },
  };
}

/** Style sheets are written to be read; nobody reads them here. */
function minifyStyles(): Plugin {
  return {
    name: "minify-styles",
    async transform(code, id) {
      if (!id.includes("/widget/src/") || !code.includes("_CSS = `")) return null;
      let short = code;
      for (const [whole, css] of code.matchAll(/_CSS = `([^`]*)`/g)) {
        const small = await shortStyles(css ?? "");
        short = short.replace(whole, () => `_CSS = ${JSON.stringify(small)}`);
      }
      return { code: short, map: null };
    },
  };
}

/**
 * Leaflet finds out whether the browser knows SVG by writing markup, which a page that requires Trusted Types forbids.
 * Every browser that runs this knows it, and none knows VML.
 */
function withoutMarkup(): Plugin {
  return {
    name: "without-markup",
    transform(code, id) {
      if (!id.endsWith("leaflet/src/core/Browser.js")) return null;
      const clean = code
        .replace(/^var inlineSvg = [\s\S]*?^\}\)\(\);/m, "var inlineSvg = true;")
        .replace(/^var vml = [\s\S]*?^\}(\(\)\)|\)\(\));/m, "var vml = false;");
      if (clean.includes("innerHTML"))
        this.error("Leaflet writes markup in a way this build does not expect.");
      return { code: clean, map: null };
    },
  };
}

export async function shortStyles(css: string): Promise<string> {
  const { code } = await transform(css, { loader: "css", minify: true, target: "chrome123" });
  return code.trim();
}

/**
 * Modules of our own do nothing by being imported, and React's imitation is left out where nobody imports from it: the
 * components keep to what Preact's core does itself (native events, `className`), and use its hooks.
 */
function hasSideEffects(id: string): boolean {
  return !id.includes("/widget/src/") && !/\/preact\/compat\//.test(id);
}

/** Bundles entries with Preact in React's place. Returns each file with what it imports at once. */
export async function bundle(
  input: InputOption,
  output: OutputOptions,
  { checked = false }: { checked?: boolean } = {},
): Promise<ReadonlyMap<string, readonly string[]>> {
  const compat = (path: string): string => fileURLToPath(import.meta.resolve(path));
  const build = await rollup({
    input,
    // What is shared lives in the entry that everybody loads, and is no chunk and no request of its own.
    preserveEntrySignatures: "allow-extension",
    treeshake: { moduleSideEffects: hasSideEffects, propertyReadSideEffects: false },
    onwarn(warning) {
      // Leaflet's modules know each other; that they work is what its own tests show.
      if (warning.code === "CIRCULAR_DEPENDENCY" && warning.ids?.every((id) => id.includes("node_modules")))
        return;
      throw new Error(warning.message);
    },
    plugins: [
      replace({ preventAssignment: true, values: { "process.env.NODE_ENV": '"production"' } }),
      alias({
        entries: [
          { find: /^react\/jsx-runtime$/, replacement: compat("preact/jsx-runtime") },
          { find: /^react-dom\/client$/, replacement: source("embed/root.ts") },
          { find: /\/load-streets\.ts$/, replacement: "/load-streets-late.ts" },
          { find: /\/own-parts\.ts$/, replacement: "/own-parts-none.ts" },
          { find: /^react(-dom)?$/, replacement: compat("@preact/compat") },
        ],
      }),
      ...(checked ? [copies()] : []),
      nodeResolve({ browser: true, extensions: [".mjs", ".js", ".ts", ".tsx"] }),
      withoutMarkup(),
      minifyStyles(),
      strip(),
      ...(checked ? [checkedImports(), refuseShared()] : []),
    ],
  });
  try {
    const { output: files } = await build.write({
      ...output,
      intro: ({ dynamicImports }) => (checked && dynamicImports.length > 0 ? LOAD_CHUNK : ""),
      plugins: [
        terser({
          ecma: 2020,
          module: output.format === "es",
          compress: { passes: 3, unsafe_arrows: true, unsafe_methods: true, pure_getters: true },
          format: { comments: false },
        }),
      ],
    });
    return new Map(files.flatMap((file) => (file.type === "chunk" ? [[file.fileName, file.imports]] : [])));
  } finally {
    await build.close();
  }
}

export const source = (path: string): string => join(widget, "src", path);
