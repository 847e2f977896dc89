const NEGATORS =
  /\b(?:no|not|nobody|none|without|never|nor|neither|cannot|(?:do|does|is|are|need|wo|ca)n['’]t)\b(?!\s+(?:only|less|limited|later|fewer|more|just|to exceed))/gi;
/** Words between a negation and what it denies. */
const REACH_WORDS = 6;
const NOT_ASKED =
  /^[^.;]{0,60}?\b(?:(?:is|are)\s+)?(?:not|isn['’]t|aren['’]t|never)\s+(?:be\s+)?(?:required|necessary|needed|mandatory|a requirement|essential|expected)\b/i;
const NONE_OF = /\bno\b[^.;]*\b(?:required|necessary|needed)\b/gi;

/** Whether a sentence denies what stands at a place in it: "no experience required", "a degree is not required". */
export function isDenied(sentence: string, from: number, to: number): boolean {
  if (NOT_ASKED.test(sentence.slice(to)) && !/\b(?:without|but|if)\b/i.test(sentence.slice(to))) return true;
  for (const match of sentence.matchAll(NONE_OF))
    if (match.index < from && match.index + match[0].length > to) return true;
  const clause = clauseBefore(sentence.slice(0, from));
  const denials = [...clause.matchAll(NEGATORS)].filter(
    ({ index, 0: word }) => wordCount(clause.slice(index + word.length)) <= REACH_WORDS,
  );
  // "Will not be considered without a license", "without a license you cannot …": two denials ask for it.
  const goesOn = /\bwithout\b/i.test(clause) && [...sentence.slice(to).matchAll(NEGATORS)].length > 0 ? 1 : 0;
  return (denials.length + goesOn) % 2 === 1;
}

const clauseBefore = (text: string) => text.split(/[;:,.](?=\s)|\bbut\b|\s[–—]\s/i).at(-1) ?? "";

const wordCount = (text: string) => text.split(/\s+/).filter((word) => word !== "").length;
