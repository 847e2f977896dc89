import type { Sources } from "./source-tree.ts";

/** Constant names that `docs/GLOSSARY.md` replaces. SQL's LEAST() is exempt. */
const BANNED =
  /\b(?:(?:MOST|LONGEST|LEAST|FEWEST|PATIENCE|AT_ONCE)(?:_[A-Z]+)*|EVERY|POLL|TREMBLE|FRESH|PAUSE|LASTS|NOTICES?)\b(?!\()|[Nn]otices?\b/;

/** Each declaration with such a name, as `file: line`. */
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

/** British spellings. Names, comments and texts use the American ones. */
const BRITISH =
  /colour|neighbour|behaviour|favour|honour|harbour|labour|\bcentre[ds]?\b|\bgrey\b|catalogue|licence|cancelled|cancelling|labelled(?!by)|travelled|modelled|misspelt|whilst|defence|offence|analys(?:ing|ed)|(?:author|capital|categor|custom|general|initial|local|maxim|minim|normal|organ|optim|recogn|sanit|serial|special|standard|summar|synchron|util|visual)is(?:e|ing|ation)/i;

/** Names that are on the wire or in the database keep their spelling. */
const WIRE =
  /\blicences\b|\bCANCELLED\b|user_cancelled_authorize|town_misspelt|["=`]cancelled\b|\bcancelled:|\.colour\b|\bcolour\b(?=[:,"]| })/g;

/** Migrations never change, lists of the import hold words of other people's files, and the lab's searches are what people type. */
const EXEMPT =
  /^(?:api\/(?:db\/migrations\/|src\/import\/(?:fields|key-columns|roles)\.ts)|api\/test\/search\/lab\/searches\.ts)/;

/** Each line with a British spelling, as `file: line`. */
export function britishSpellings(sources: Sources): string[] {
  return [...sources]
    .filter(([path]) => !EXEMPT.test(path) && !path.endsWith("architecture/names.ts"))
    .flatMap(([path, text]) =>
      text
        .split("\n")
        .filter((line) => BRITISH.test(line.replaceAll(WIRE, "")))
        .map((line) => `${path}: ${line.trim()}`),
    );
}

/** Numbers that have a named constant in `@jobmap/contract/limits`. */
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
