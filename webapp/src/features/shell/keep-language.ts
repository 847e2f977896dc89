import { isLanguage, type Language } from "@jobmap/contract/languages";
import { toastFailure } from "../../lib/aloud.ts";
import { call } from "../../lib/api.ts";
import { chosenLanguage, forgetChosenLanguage } from "../../lib/chosen-language.ts";
import { keepProfile, useSession } from "../../lib/session.ts";
import { takeOver } from "../../lib/take-over.ts";

/**
 * Makes the language whose name somebody presses that of their account, before the page is opened in it: members' pages would lead back.
 * Runs for who is signed in, beside the bell, so that visitors do not load it. What was pressed earlier is saved on the page that it led to.
 */
export function keepLanguage(): () => void {
  const chosen = chosenLanguage();
  if (chosen) void save(chosen);
  document.addEventListener("click", press);
  return () => document.removeEventListener("click", press);
}

function press(event: MouseEvent): void {
  // Marketing pages have two bells.
  if (event.defaultPrevented) return;
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[hreflang]");
  if (!link || !isLanguage(link.hreflang) || isOwn(link.hreflang)) return;
  const isHere = takeOver(event);
  void save(link.hreflang).then((isSaved) => {
    if (isSaved && isHere) location.assign(link.href);
  });
}

const isOwn = (language: Language) => [language, undefined].includes(useSession.getState().profile?.language);

async function save(language: Language): Promise<boolean> {
  try {
    if (!isOwn(language)) keepProfile(await call("POST account/language", { body: { language } }));
    return true;
  } catch (failure) {
    toastFailure(failure);
    return false;
  } finally {
    forgetChosenLanguage();
  }
}
