import { PREFIX } from "../../lib/language.ts";
import type { PaletteItem } from "./palette-items.ts";

/** What was chosen is kept in the words of its language. */
const KEY = `jobmap.palette${PREFIX}`;
const MAX_RECENT = 6;

type Kept = Pick<PaletteItem, "id" | "text" | "note" | "to">;

/** What an account chose last in this tab, the latest first. It is forgotten with the tab, as names of applicants should be. */
export function readRecent(account: number): readonly PaletteItem[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    return isKept(kept) && kept.account === account ? kept.items.filter(isItem) : [];
  } catch {
    return [];
  }
}

export function rememberRecent(account: number, { id, text, note, to }: PaletteItem): void {
  if (to === undefined) return;
  const others = readRecent(account).filter((item) => item.id !== id);
  const items: Kept[] = [{ id, text, to, ...(note ? { note } : {}) }, ...others].slice(0, MAX_RECENT);
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ account, items }));
  } catch {
    // Storage is full or blocked: what was chosen last is only a convenience.
  }
}

function isKept(value: unknown): value is { account: number; items: unknown[] } {
  return (
    typeof value === "object" &&
    value !== null &&
    "account" in value &&
    "items" in value &&
    Array.isArray(value.items)
  );
}

/** Only paths of this site are followed. */
function isItem(value: unknown): value is Kept {
  return (
    typeof value === "object" &&
    value !== null &&
    ["id", "text", "to"].every((name) => typeof Reflect.get(value, name) === "string") &&
    /^\/(?!\/)/.test(String(Reflect.get(value, "to")))
  );
}
