/** The beginning of a message, on one line. */
const MAX_EXCERPT_LENGTH = 140;

export function excerpt(text: string): string {
  const line = text.replace(/\s+/g, " ");
  const characters = [...line];
  return characters.length <= MAX_EXCERPT_LENGTH
    ? line
    : `${characters.slice(0, MAX_EXCERPT_LENGTH - 1).join("")}…`;
}
