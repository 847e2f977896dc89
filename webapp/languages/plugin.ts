import type { Plugin } from "vite";
import { type BuildLanguage, translator } from "./catalog.ts";
import { hasTexts, inlineTexts } from "./inline-texts.ts";

const LANGUAGES: readonly BuildLanguage[] = ["en", "es", "pseudo"];

/** The language that this process builds the pages in. */
export function buildLanguage(): BuildLanguage {
  const asked = process.env["PAGE_LANGUAGE"] ?? "en";
  const language = LANGUAGES.find((one) => one === asked);
  if (!language) throw new Error(`PAGE_LANGUAGE is ${asked}; it can be ${LANGUAGES.join(", ")}.`);
  return language;
}

/** Modules whose words are ours. */
const OURS = /\/(webapp|widget)\/src\/.*\.tsx?$/;

/**
 * The locale of dates, numbers and money. Sources name it, as `new Intl.NumberFormat("en-US")`; a build of another language names its own
 * there, so that English needs nothing for it.
 */
const SOURCE_LOCALE = "en-US";

/** Puts the texts of `#text` into the modules in the language of the build. A text without a translation fails it. */
export function texts(language: BuildLanguage): Plugin {
  const options = translator(language).then((translate) => ({
    translate,
    locale: language === "es" ? "es-US" : SOURCE_LOCALE,
  }));
  return {
    name: "texts",
    enforce: "pre",
    config: () => ({
      define: { "import.meta.env.LANGUAGE": JSON.stringify(language === "en" ? "en" : "es") },
    }),
    async transform(code, id) {
      const [file = id] = id.split("?", 1);
      if (!OURS.test(file)) return null;
      const { translate, locale } = await options;
      const local = code.replaceAll(`"${SOURCE_LOCALE}"`, `"${locale}"`);
      if (!hasTexts(local)) return local === code ? null : { code: local, map: null };
      return { code: inlineTexts(local, file, { translate, locale }), map: null };
    },
  };
}
