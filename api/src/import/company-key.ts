import { wordsOf } from "./parse/text.ts";

const LEGAL_FORMS: ReadonlySet<string> = new Set(
  "inc,incorporated,llc,llp,lllp,lp,ltd,limited,corp,corporation,co,company,pllc,plc,pc,gmbh,ag,kg,sa,sas,sarl,sl,slu,srl,bv,nv,ab,oy,pty".split(
    ",",
  ),
);

/**
 * The form in which two spellings of an employer's name are equal: without case, accents, punctuation, leading "The" or legal
 * form ("Black Gold Farms, Inc." and "BLACK GOLD FARMS INC"). At most 250 characters; never empty for a name with a letter or
 * digit of any script.
 */
export function companyKey(name: string): string {
  const spelled = name
    .replace(/&|\+/g, " and ")
    .replace(/\b(\p{L})\.(?=\p{L}\b)/gu, "$1")
    .replace(/\./g, "");
  // Capitals within a word do not start a new one here: "McDonald's" is one word.
  const words = wordsOf(spelled.toLowerCase());
  if (words[0] === "the" && words.length > 1) words.shift();
  let end = words.length;
  while (end > 1 && LEGAL_FORMS.has(words[end - 1] ?? "")) end--;
  const key = words
    .slice(0, end)
    .filter((word) => word !== "and" || words.length <= 2)
    .join(" ");
  return (key === "" ? name.trim().toLowerCase() : key).slice(0, 250);
}
