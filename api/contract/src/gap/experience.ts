/** So much experience, as a text says it. */
export interface SaidExperience {
  readonly months: number;
  readonly from: number;
  readonly to: number;
}

const NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(
  ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"].map(
    (word, index) => [word, index + 1],
  ),
);
const NUMBER = `(\\d{1,2}|${Object.keys(NUMBERS).join("|")})`;
const SPAN = `${NUMBER}(?:\\s*\\(\\d{1,2}\\))?\\s*(?:\\+|plus\\b|or more\\b)?(?:\\s*(?:-|–|to)\\s*(?:\\d{1,2}|${Object.keys(NUMBERS).join("|")})\\+?)?[\\s-]*(years?|yrs?\\.?|months?|mos?\\.?)(?:\\(s\\)|['’])?`;
/** "3 years of paid, full-time experience": no "and" between, which begins something else. */
const BEFORE = new RegExp(
  `\\b${SPAN}(?:\\s+or more)?(?:\\s+(?!and\\b)[\\w,/'’()-]+){0,9}?\\s+experience\\b`,
  "gi",
);
/** "Experience of at least 3 years", "experience: 2 years". */
const AFTER = new RegExp(
  `\\bexperience\\b(?:[:,]|\\s+(?:in|with|as|of|for)\\b[^.;,]{0,40}?)?\\s+(?:of\\s+)?(?:a\\s+minimum\\s+(?:of\\s+)?|at\\s+least\\s+|minimum\\s+(?:of\\s+)?)?${SPAN}`,
  "gi",
);

/** Experience that may stand for something else, and no more than that. */
const INSTEAD = /\bsubstitut\w+|\bin lieu of\b|\bmaximum of\b|\bcredits? for\b/i;

/** How much experience a sentence speaks of. Of "3 to 5 years" it is the lower end. */
export function experienceIn(text: string): SaidExperience[] {
  const found: SaidExperience[] = [];
  if (INSTEAD.test(text)) return found;
  for (const pattern of [BEFORE, AFTER])
    for (const match of text.matchAll(pattern)) {
      const [whole, count = "", unit = ""] = match;
      const from = match.index;
      if (found.some((other) => other.from < from + whole.length && from < other.to)) continue;
      const amount = NUMBERS[count.toLowerCase()] ?? Number(count);
      const months = amount * (unit.toLowerCase().startsWith("y") ? 12 : 1);
      if (months > 0 && months <= 480) found.push({ months, from, to: from + whole.length });
    }
  return found;
}

/** "3 years of experience", "6 months of experience". */
export function experienceLabel(months: number): string {
  const isYears = months % 12 === 0;
  const amount = isYears ? months / 12 : months;
  return `${amount} ${isYears ? "year" : "month"}${amount === 1 ? "" : "s"} of experience`;
}
