import type { Sources } from "./source-tree.ts";

/** Names of constants that `docs/GLOSSARY.md` has other words for. SQL's LEAST() is exempt. */
const BANNED =
  /\b(?:(?:MOST|LONGEST|LEAST|FEWEST|PATIENCE|AT_ONCE)(?:_[A-Z]+)*|EVERY|POLL|TREMBLE|NOTICES?)\b(?!\()|[Nn]otices?\b/;

/** Each declaration of a name that is not used here, as `file: line`. */
export function bannedNames(sources: Sources): string[] {
  return [...sources].flatMap(([path, text]) =>
    text
      .split("\n")
      .filter(
        (line) =>
          /^\s*(?:export )?(?:const|let|function|class|enum) /.test(line) &&
          BANNED.test(line.split("=", 1)[0] ?? ""),
      )
      .map((line) => `${path}: ${line.trim()}`),
  );
}

/** Numbers that have a name in `@jobmap/contract/limits`. */
const NAMED = /\b(?:86_400_000|1_609\.344)\b/;

/** Each use of such a number elsewhere, as `file: line`. */
export function repeatedNumbers(sources: Sources): string[] {
  return [...sources].flatMap(([path, text]) =>
    text
      .split("\n")
      .filter((line) => NAMED.test(line) && !path.endsWith("/limits.ts"))
      .map((line) => `${path}: ${line.trim()}`),
  );
}
