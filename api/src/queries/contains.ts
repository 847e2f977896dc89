/** What `LIKE` takes to find `text` anywhere in a column, letter by letter: its own signs stand for themselves. */
export function contains(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;
}
