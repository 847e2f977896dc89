const SOFT = "\u00ad";

/**
 * Puts hyphens back that pdf.js leaves out: some fonts (XeLaTeX with Roboto or Source Sans, for one) say that their hyphen is a soft one,
 * and those count as unseen. They are given back as soft ones; what is drawn within a line is a hyphen whatever its font says.
 * @param texts in the order in which they are drawn
 * @param drawn every character that the page draws, in the same order
 * @returns the texts as they were where the two do not go together
 */
export function withDrawnHyphens(texts: readonly string[], drawn: string): readonly string[] {
  if (!drawn.includes(SOFT)) return texts;
  const whole: string[] = [];
  let at = 0;
  for (const text of texts) {
    let out = "";
    for (const character of text) {
      if (character.trim() === "") {
        out += character;
        continue;
      }
      const start = at;
      while (at < drawn.length && isLeftOut(drawn.charAt(at))) at++;
      if (!drawn.startsWith(character, at)) return texts;
      const between = drawn.slice(start, at);
      at += character.length;
      if (between.includes(SOFT) && out === "" && whole.length > 0)
        whole.push(whole.pop() + between.trimEnd());
      else if (between.includes(SOFT)) out = /\s$/.test(out) ? `${out}${SOFT} ` : out + between;
      out += character;
    }
    whole.push(out);
  }
  return whole;
}

const isLeftOut = (character: string) => character === SOFT || character.trim() === "";
