import { createHash } from "node:crypto";
import { brotliCompressSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";
import type { BuildLanguage } from "./languages/catalog.ts";

/** Modules that every page runs. */
const EVERYWHERE = ["/src/entry.client.tsx", "/src/root.tsx"];

/**
 * What a page's scripts may weigh before anybody does anything on it, in bytes of brotli: the page with all it imports, the frame and
 * the framework (93,000 of them). Whoever needs more on a page that visitors see first looks for what can come later by `import()`. Names of chunks
 * have hashes, which compress to some bytes more or less with each change.
 */
const BUDGETS: Readonly<Record<string, number>> = {
  "/src/features/landing/page.tsx": 120_500,
  "/src/features/job/page.tsx": 126_300,
  "/src/features/job-list/page.tsx": 119_500,
  "/src/features/company/page.tsx": 120_000,
  "/src/features/explore/page.tsx": 144_800,
};

/** Parts that are heavy by what they know, by their own chunk alone: the words that listings and resumes are compared by. */
const LATER: Readonly<Record<string, number>> = { "/src/features/gap/Gap.tsx": 33_000 };

/** Other languages say the same in more words. */
const LONGER_WORDS = 1.03;

/** Fails the build when a public page, or a heavy part that comes later, outgrows its budget. */
export function firstLoadBudget(language: BuildLanguage): Plugin {
  const share = language === "en" ? 1 : LONGER_WORDS;
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
        // Other languages may not have the page yet.
        if (language !== "en" && chunksOf(page, chunks).length === 0) continue;
        const loaded = withImports([...EVERYWHERE, page], chunks);
        const weight = loaded.reduce((sum, chunk) => sum + weigh(chunk), 0);
        if (weight > budget * share)
          this.error(`${page} loads ${weight} bytes of scripts at first; its budget is ${budget}.`);
      }
      for (const [part, budget] of Object.entries(LATER)) {
        if (language !== "en" && chunksOf(part, chunks).length === 0) continue;
        const own = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(part));
        const weight = own ? weigh(own) : Number.POSITIVE_INFINITY;
        if (weight > budget * share) this.error(`${part} weighs ${weight} bytes; its budget is ${budget}.`);
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
    const parts = chunksOf(module, chunks);
    if (parts.length === 0) throw new Error(`No chunk begins with ${module}.`);
    parts.forEach(add);
  }
  return [...found];
}

/** A page's own: React Router cuts its loader for the browser off into a chunk of its own. */
const chunksOf = (module: string, chunks: Chunks) =>
  [...chunks.values()].filter(({ facadeModuleId }) => facadeModuleId?.split("?")[0]?.endsWith(module));

function weigher(): (chunk: Rolldown.OutputChunk) => number {
  const weights = new Map<string, number>();
  return ({ fileName, code }) => {
    const weight = weights.get(fileName) ?? brotliCompressSync(withSteadyNames(code)).length;
    weights.set(fileName, weight);
    return weight;
  };
}

/**
 * Code that names other chunks, with letters that do not change with what is in them: those of the build compress a little better or worse each
 * time, which is 50 bytes of a page.
 */
function withSteadyNames(code: string): string {
  return code.replaceAll(
    /([\w.-]+)-[\w-]{8}\.(js|css)\b/g,
    (_, name: string, kind: string) =>
      `${name}-${createHash("sha256").update(name).digest("base64url").slice(0, 8)}.${kind}`,
  );
}
