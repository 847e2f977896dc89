/** Lower case, without accents, and with single spaces. */
export const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "")
    .toLowerCase()
    .replaceAll(/\s+/g, " ")
    .trim();

/** NFC with single spaces: how values leave the parser. */
export const tidy = (text: string): string => text.normalize("NFC").replaceAll(/\s+/g, " ").trim();

/** Without separators and brackets that are left over at both ends. */
export const strip = (text: string): string =>
  tidy(text)
    .replace(/^[\s,;:|·•∙⋅–—\-/)\]]+/, "")
    .replace(/[\s,;:|·•∙⋅–—\-/([]+$/, "");

/** Whether all letters are capitals, of a script that has them. */
export const isCaps = (text: string): boolean =>
  /\p{Lu}{2}/u.test(text.replaceAll(/[^\p{L}]/gu, "")) && !/\p{Ll}/u.test(text);
