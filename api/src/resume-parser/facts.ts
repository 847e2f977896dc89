import type { Period } from "./dates.ts";
import { findPeriod } from "./dates.ts";
import type { Entry } from "./entries.ts";
import { strip } from "./fold.ts";
import { isPair, isPlace, trailingPlace } from "./places.ts";
import type { Box, Cell, Line } from "./text.ts";
import { titleScore } from "./words.ts";

/** A text of an entry's head that says one thing. */
export interface Fact {
  readonly text: string;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly boxes: readonly Box[];
  /** Its place among the facts of its entry. */
  readonly order?: number;
}

export interface Facts {
  readonly texts: readonly Fact[];
  readonly place?: Fact;
  readonly dates: readonly Box[];
}

const SEPARATOR = /\s+[|·•∙⋅–—―/]\s+|\s+-\s+|\s*\|\s*|\s+@\s+|\s{2,}|\t/;
const AT = /\s+(?:at|en)\s+(?=[\p{Lu}\p{N}])/u;

/** The head of an entry in its facts: without the period, and with the place apart. */
export function factsOf(entry: Entry): Facts {
  const texts: Fact[] = [];
  const dates: Box[] = [];
  let place: Fact | undefined;
  for (const line of entry.head)
    for (const [at, cell] of line.cells.entries()) {
      const isDated = line === entry.dated;
      const period = isDated ? findPeriod(cell.text) : undefined;
      if (period) dates.push(...boxesOf(cell));
      for (const fact of splitCell(cell, period)) {
        const isBeside = at > 0 && at === line.cells.length - 1;
        if (!place && (isPlace(fact.text) || (isBeside && looksLikePlace(fact.text)))) place = fact;
        else texts.push(fact);
      }
    }
  if (!place) {
    const at = texts.findIndex(({ text }) => trailingPlace(text));
    const fact = texts[at];
    const found = fact && trailingPlace(fact.text);
    if (fact && found) {
      place = { ...fact, text: found };
      const rest = strip(fact.text.slice(0, fact.text.lastIndexOf(found)));
      texts.splice(at, 1, ...(rest ? [{ ...fact, text: rest }] : []));
    }
  }
  const said = texts
    .filter(({ text }) => text !== "" && !YEAR.test(text))
    .map((fact, order) => ({ ...fact, order }));
  return { texts: said, dates, ...(place && { place }) };
}

/** A second year beside a date says nothing that we understand. */
const YEAR = /^(?:19|20)\d{2}$/;

/** At the far edge of a line, "Cracow, Lesser Poland" is a place as well: no title, no employer. */
const looksLikePlace = (text: string) => isPair(text) && titleScore(text) === 0;

/** A cell at its separators, and where a comma and a change of style meet. */
export function splitCell(cell: Cell, period?: Period): Fact[] {
  const styled = cell.runs.reduce<Fact[]>((facts, run) => {
    const last = facts.at(-1);
    const isSeparated =
      last === undefined || /[,|·–—:(-]\s*$/.test(last.text) || /^\s*[,|·–—(-]/.test(run.text);
    if (last && !isSeparated) facts.pop();
    facts.push({
      text: last && !isSeparated ? `${last.text}${run.text}` : run.text,
      isBold: run.isBold,
      isItalic: run.isItalic,
      boxes: last && !isSeparated ? [...last.boxes, run.box] : [run.box],
    });
    return facts;
  }, []);
  return styled
    .map((fact) => (period ? withoutPeriod(fact) : fact))
    .flatMap((fact) =>
      fact.text
        .split(SEPARATOR)
        .flatMap((part) => part.split(AT))
        .map((text) => ({ ...fact, text: strip(closeBracket(text)) })),
    )
    .filter(({ text }) => text !== "");
}

function withoutPeriod(fact: Fact): Fact {
  const own = findPeriod(fact.text);
  if (!own) return fact;
  const rest = `${fact.text.slice(0, own.index).replace(/\($/, "")} | ${fact.text.slice(own.index + own.length).replace(/^\s*\)/, "")}`;
  // How long it lasted: "1 yr 3 mos".
  return {
    ...fact,
    text: rest.replace(
      /\(?\b\d+ (?:years?|yrs?|months?|mos?|años?|meses)(?:,? \d+ (?:months?|mos?|meses))?\)?/i,
      "",
    ),
  };
}

/** Keeps a bracket that `strip` would cut off. */
const closeBracket = (text: string) => (/\([^)]*\)\s*$/.test(text) ? `${text.trim()}\u200b` : text);

export const boxesOf = (cell: Cell): Box[] => cell.runs.map(({ box }) => box);
export const lineFact = (line: Line, text: string): Fact => ({
  text,
  isBold: line.isBold,
  isItalic: line.isItalic,
  boxes: [line.box],
});
