import { isLanguage } from "@jobmap/contract/languages";
import { toastFailure } from "../../lib/aloud.ts";
import { call } from "../../lib/api.ts";
import { keepProfile, useSession } from "../../lib/session.ts";
import { takeOver } from "../../lib/take-over.ts";

/**
 * Makes the language whose name somebody presses that of their account, before the page is opened in it: members' pages would lead back.
 * Runs for who is signed in, beside the bell, so that visitors do not load it.
 */
export function keepLanguage(): () => void {
  document.addEventListener("click", press);
  return () => document.removeEventListener("click", press);
}

function press(event: MouseEvent): void {
  // Marketing pages have two bells.
  if (event.defaultPrevented) return;
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[hreflang]");
  const { profile } = useSession.getState();
  if (!link || !profile || !isLanguage(link.hreflang) || link.hreflang === profile.language) return;
  const isHere = takeOver(event);
  call("POST account/language", { body: { language: link.hreflang } }).then((changed) => {
    keepProfile(changed);
    if (isHere) location.assign(link.href);
  }, toastFailure);
}
