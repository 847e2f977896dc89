import { brotliCompressSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";

/** Modules that every page runs. */
const EVERYWHERE = ["/src/entry.client.tsx", "/src/root.tsx"];

/**
 * What a page's scripts may weigh before anybody does anything on it, in bytes of brotli: the page with all it imports, the frame and
 * the framework (93,000 of them). Whoever needs more on a page that visitors see first looks for what can come later by `import()`.
 */
const BUDGETS: Readonly<Record<string, number>> = {
  "/src/features/landing/page.tsx": 120_000,
  "/src/features/job/page.tsx": 125_000,
  "/src/features/job-list/page.tsx": 119_000,
  "/src/features/company/page.tsx": 119_500,
  "/src/features/explore/page.tsx": 143_500,
};

/** Fails the build when a public page outgrows its budget. */
export function firstLoadBudget(): Plugin {
  return {
    name: "first-load-budget",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_options, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap((file) => (file.type === "chunk" ? [[file.fileName, file]] : [])),
      );
      const weigh = weigher();
      for (const [page, budget] of Object.entries(BUDGETS)) {
        const loaded = withImports([...EVERYWHERE, page], chunks);
        const weight = loaded.reduce((sum, chunk) => sum + weigh(chunk), 0);
        if (weight > budget)
          this.error(`${page} loads ${weight} bytes of scripts at first; its budget is ${budget}.`);
      }
    },
  };
}

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/** The chunks of some modules and all that these import statically. */
function withImports(modules: readonly string[], chunks: Chunks): Rolldown.OutputChunk[] {
  const found = new Set<Rolldown.OutputChunk>();
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) add(chunks.get(name));
  };
  for (const module of modules) {
    // React Router cuts a page's loader for the browser off into a chunk of its own.
    const parts = [...chunks.values()].filter(({ facadeModuleId }) =>
      facadeModuleId?.split("?")[0]?.endsWith(module),
    );
    if (parts.length === 0) throw new Error(`No chunk begins with ${module}.`);
    parts.forEach(add);
  }
  return [...found];
}

function weigher(): (chunk: Rolldown.OutputChunk) => number {
  const weights = new Map<string, number>();
  return ({ fileName, code }) => {
    const weight = weights.get(fileName) ?? brotliCompressSync(code).length;
    weights.set(fileName, weight);
    return weight;
  };
}
