/** The first letters of the first and last word that contain a letter or digit: "Marisol Torres" is "MT". A symbol if there are none. */
export function initials(name: string, letters: 1 | 2): string {
  const firsts = name
    .split(/[\s-]+/)
    .map((word) => /[\p{L}\p{N}]/u.exec(word)?.[0])
    .filter((letter) => letter !== undefined);
  const first = firsts[0];
  if (first === undefined) return "·";
  const last = letters === 2 && firsts.length > 1 ? (firsts.at(-1) ?? "") : "";
  return (first + last).toUpperCase();
}
