import type { ResumeScript } from "@jobmap/contract/resume-templates";

/** Letters that decide for a script; the rest is Latin. In the order of the contract's list of scripts. */
const LETTERS: readonly { script: ResumeScript; lang: string; letters: RegExp }[] = [
  { script: "chinese", lang: "zh", letters: /\p{Script=Han}/gu },
  { script: "arabic", lang: "ar", letters: /\p{Script=Arabic}/gu },
  { script: "hebrew", lang: "he", letters: /\p{Script=Hebrew}/gu },
  { script: "devanagari", lang: "hi", letters: /\p{Script=Devanagari}/gu },
];
const VIETNAMESE = /[ăđơưạ-ỹ]/giu;
const POLISH = /[ąćęłńśźż]/giu;
/** A Chinese word has two letters where an English one has five. */
const SHARE_THAT_DECIDES = 0.25;
const MARKED_SHARE = 0.02;

export interface Written {
  readonly script: ResumeScript;
  readonly lang: string;
  readonly dir: "ltr" | "rtl";
}

/** The script and language that most of a text is written in. */
export function writtenIn(text: string): Written {
  const letters = count(text, /\p{L}/gu) || 1;
  const found = LETTERS.find((one) => count(text, one.letters) / letters > SHARE_THAT_DECIDES);
  if (found) {
    const isRtl = found.script === "arabic" || found.script === "hebrew";
    return { script: found.script, lang: found.lang, dir: isRtl ? "rtl" : "ltr" };
  }
  if (count(text, VIETNAMESE) / letters > MARKED_SHARE)
    return { script: "vietnamese", lang: "vi", dir: "ltr" };
  if (count(text, POLISH) / letters > MARKED_SHARE) return { script: "polish", lang: "pl", dir: "ltr" };
  return { script: "latin", lang: "en", dir: "ltr" };
}

function count(text: string, letters: RegExp): number {
  return text.match(letters)?.length ?? 0;
}
