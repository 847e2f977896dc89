/** List items as lines of a text area. */
export const linesText = (items: readonly string[]) => items.join("\n");

/** Lines of a text area as items, without empty lines. */
export const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

const BULLET = /^\s*[-–•*·]\s+/;

/** A pasted list without its bullets. A text in which some lines have no bullet stays unchanged. */
export function withoutBullets(pasted: string): string {
  const lines = pasted.split(/\r?\n/).filter((line) => line.trim() !== "");
  const isList = lines.length > 1 && lines.every((line) => BULLET.test(line));
  return isList ? lines.map((line) => line.replace(BULLET, "")).join("\n") : pasted;
}
