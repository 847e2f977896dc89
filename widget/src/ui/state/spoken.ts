import type { CompanyMeta } from "../../core/company-columns-meta.ts";
import type { WidgetOptions } from "../../core/read-options.ts";
import { directionOf, languageOf, speechOf, unitsOf } from "../../core/speech.ts";
import { languageFor, stringsFor } from "../../core/strings.ts";
import type { WidgetState } from "./state.ts";

/** The options with a locale that the widget has words for, and that locale's units, strings and direction. */
export function spoken(
  given: WidgetOptions,
  meta: CompanyMeta | null,
): Pick<WidgetState, "options" | "strings" | "dir"> {
  const hasWords = (one: string): boolean => languageOf(one) === "en" || languageFor(one) !== undefined;
  const locale = speechOf(given.locale, hasWords, meta?.country);
  // Visitors whose language has no words here keep the units of their own locale.
  const units = given.units || unitsOf(hasWords(given.locale) ? locale : given.locale);
  return { options: { ...given, locale, units }, strings: stringsFor(locale), dir: directionOf(locale) };
}
