import { fold } from "./fold.ts";
import type { Cell, Line } from "./text.ts";
import { wordsOf } from "./words.ts";

const SOFT = "\u00ad";
/** A word that goes on in the next line. */
const BROKEN = /(\p{L}+)[-‐]$/u;
/** What words end with and none starts with. */
const ENDING =
  /^(?:s?sions?|[aeiou]?tions?|[a-z]?ments?|[a-z]{0,4}ings?|ness(?:es)?|ally|[a-z]?ly|[a-z]?it(?:y|ies)|[aei]nc(?:e|es|y|ies)|[ai]bl[ey]|ical(?:ly)?|[a-z]{0,2}ous|[a-z]?ive(?:ly)?|i[sz](?:e|ed|es|ers?|ations?)|tures?|log(?:y|ies)|graphy|[a-z]?cians?|[bdglmnprt]ed|[bdglmnprt]ers?)$/;
/** What stands before a hyphen of its own. */
const COMPOUND =
  /^(?:non|self|co|multi|cross|high|low|long|short|well|full|part|real|open|on|in|off|up|out|over|end|all|ex|e|data|client|user|cloud|state|world|award|decision|problem|team|time|cost|large|small|mid|best|hands?|peer|face|one|two|three|four|first|second|third|front|back|fast|quick|follow|cutting|object|event|test|mission)$/;

/**
 * Marks hyphens that stand there only because a line ends: they become soft ones, which are left out where lines are put together. What
 * proves it is another place of the resume that has the word whole, or an ending that no word starts with; where a resume divides words
 * at all, others are taken for divided as well. All others belong to their words.
 */
export function withSoftHyphens(lines: readonly Line[]): Line[] {
  const vocabulary = countWords(lines);
  const breaks = lines.flatMap((line, at) => breakOf(line, lines[at + 1]) ?? []);
  const proofs = breaks.map(([first, second]) => proofOf(fold(first), fold(second), vocabulary));
  const divides = proofs.includes("divided");
  const divided = new Set(
    breaks.flatMap(([, , line], i) => {
      const proof = proofs[i];
      return proof === "divided" || (proof === "unknown" && divides) ? [line] : [];
    }),
  );
  return lines.map((line) => (divided.has(line) ? softened(line) : line));
}

/** How often each word stands in a resume. What ends in a hyphen is none. */
function countWords(lines: readonly Line[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of lines.flatMap((line) => line.cells.flatMap(({ text }) => wordsOf(text)))) {
    const whole = word.replace(/[.']+$/, "");
    counts.set(whole, (counts.get(whole) ?? 0) + 1);
  }
  return counts;
}

function breakOf(
  line: Line,
  next: Line | undefined,
): [first: string, second: string, line: Line][] | undefined {
  const first = BROKEN.exec(brokenCell(line)?.text ?? "")?.[1];
  const second = /^\p{Ll}+/u.exec(next?.cells[0]?.text ?? "")?.[0];
  return first && second && !next?.isBullet ? [[first, second, line]] : undefined;
}

/** Notes in a margin may stand beside the text. */
const brokenCell = (line: Line): Cell | undefined => line.cells.find(({ text }) => BROKEN.test(text));

function proofOf(
  first: string,
  second: string,
  vocabulary: ReadonlyMap<string, number>,
): "divided" | "compound" | "unknown" {
  if (vocabulary.has(first + second)) return "divided";
  if (vocabulary.has(`${first}-${second}`) || COMPOUND.test(first)) return "compound";
  if (ENDING.test(second)) return "divided";
  // The second word stands after the hyphen once already.
  return vocabulary.has(first) && (vocabulary.get(second) ?? 0) > 1 ? "compound" : "unknown";
}

function softened(line: Line): Line {
  const broken = brokenCell(line);
  const soften = (text: string) => text.replace(/[-‐]$/u, SOFT);
  const cells = line.cells.map((cell) =>
    cell === broken
      ? { text: soften(cell.text), runs: cell.runs.map((run) => ({ ...run, text: soften(run.text) })) }
      : cell,
  );
  return { ...line, cells };
}
