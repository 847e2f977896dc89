import { useSyncExternalStore } from "react";

/** How the menu stands where it has a column: the reader's choice, for this visit. */
export type MenuFold = "open" | "rail";

/** Session storage key and data attribute of the page's root. Absent means that the page's own wish is followed. */
const KEY = "menu";

/** Runs in the head beside the theme's script, so that a column that is open does not unfold after the first paint. */
export const MENU_SCRIPT = `try{let m=sessionStorage.getItem("${KEY}");if(m==="open"||m==="rail")document.documentElement.dataset.menu=m}catch{}`;

/** The reader's choice, if there is one, and a way to make it. */
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
    // Without storage it holds for this page.
  }
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
