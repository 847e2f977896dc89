import { useSyncExternalStore } from "react";

/** State of the menu column: the reader's choice, for this visit. */
export type MenuFold = "open" | "rail";

/** Session storage key, and data attribute of the root element. If absent, the page's own preference applies. */
const KEY = "menu";

/** Inline script in the head, beside the theme's, so that an open column does not unfold after first paint. */
export const MENU_SCRIPT = `try{let m=sessionStorage.getItem("${KEY}");if(m==="open"||m==="rail")document.documentElement.dataset.menu=m}catch{}`;

/** The reader's choice, if any, and a function to change it. */
export function useMenuFold(): [fold: MenuFold | undefined, choose: (fold: MenuFold) => void] {
  return [useSyncExternalStore(subscribe, current, () => undefined), choose];
}

function current(): MenuFold | undefined {
  const value = document.documentElement.dataset[KEY];
  return value === "open" || value === "rail" ? value : undefined;
}

function choose(fold: MenuFold): void {
  document.documentElement.dataset[KEY] = fold;
  try {
    sessionStorage.setItem(KEY, fold);
  } catch {
    // If storage is blocked, it applies to this page only.
  }
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
