import type { CompanyMeta } from "../../core/company-columns-meta.ts";
import type { WidgetOptions } from "../../core/read-options.ts";
import { directionOf, languageOf, speechOf, unitsOf } from "../../core/speech.ts";
import { languageFor, stringsFor } from "../../core/strings.ts";
import type { WidgetState } from "./state.ts";

/** Options with the locale that is spoken, the units that go with it, and its words: of one language, all of them. */
export function spoken(
  given: WidgetOptions,
  meta: CompanyMeta | null,
): Pick<WidgetState, "options" | "strings" | "dir"> {
  const hasWords = (one: string): boolean => languageOf(one) === "en" || languageFor(one) !== undefined;
  const locale = speechOf(given.locale, hasWords, meta?.country);
  // Who reads a language that has no words here still measures as it does.
  const units = given.units || unitsOf(hasWords(given.locale) ? locale : given.locale);
  return { options: { ...given, locale, units }, strings: stringsFor(locale), dir: directionOf(locale) };
}
