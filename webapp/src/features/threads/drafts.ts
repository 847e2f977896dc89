/** What somebody has begun to write, kept on the device until it is sent: it survives a reload and a closed tab. */
const PREFIX = "jobmap.message-draft.";

export function readDraft(name: string): string {
  try {
    return localStorage.getItem(PREFIX + name) ?? "";
  } catch {
    return "";
  }
}

/** An empty text removes it. */
export function keepDraft(name: string, text: string): void {
  try {
    if (text === "") localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, text);
  } catch {
    // Where storage is blocked the text stays in the field.
  }
}
