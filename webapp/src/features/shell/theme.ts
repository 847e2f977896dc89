import { useSyncExternalStore } from "react";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** Local storage key. If absent, the operating system's setting applies. */
const KEY = "theme";

/**
 * Inline script in the head that runs before first paint, so that the wrong theme never flashes. If storage is blocked, the page follows
 * the operating system.
 */
export const THEME_SCRIPT = `try{let t=localStorage.getItem("${KEY}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}`;

/** The reader's theme and a function to change it, in sync across open tabs. */
export function useTheme(): [theme: Theme, choose: (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, currentTheme, () => "auto"), chooseTheme];
}

function currentTheme(): Theme {
  return THEMES.find((theme) => theme === document.documentElement.dataset["theme"]) ?? "auto";
}

function chooseTheme(theme: Theme): void {
  apply(theme);
  try {
    if (theme === "auto") localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // If storage is blocked, it applies to this page only.
  }
  for (const listener of listeners) listener();
}

function apply(theme: Theme): void {
  if (theme === "auto") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== KEY) return;
    apply(THEMES.find((theme) => theme === event.newValue) ?? "auto");
    listener();
  };
  listeners.add(listener);
  addEventListener("storage", fromOtherTab);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", fromOtherTab);
  };
}
