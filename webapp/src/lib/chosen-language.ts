import { isLanguage, type Language } from "@jobmap/contract/languages";

/** Key in the tab's storage: the language whose name was pressed, until the account has it. */
const KEY = "language";

/**
 * Inline script in the head: the name of a language can be pressed before any other script is there. Visitors, who have no token, only change
 * pages.
 */
export const LANGUAGE_SCRIPT = `addEventListener("click",e=>{try{let a=e.target.closest("a[hreflang]");if(a&&localStorage.getItem("token"))sessionStorage.setItem("${KEY}",a.hreflang)}catch{}});`;

/** The language that somebody chose on a page before this one, which could not save it any more. */
export function chosenLanguage(): Language | undefined {
  try {
    const chosen = sessionStorage.getItem(KEY);
    return chosen !== null && isLanguage(chosen) ? chosen : undefined;
  } catch {
    return undefined;
  }
}

export function forgetChosenLanguage(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Then nothing was stored either.
  }
}
