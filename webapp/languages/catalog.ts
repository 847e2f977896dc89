import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { formatter } from "@lingui/format-po";
import { messageParts, needsOf, type Part } from "./message-parts.ts";
import { pseudoParts } from "./pseudo.ts";

/** A language that pages are built in; `pseudo` is for looking whether longer texts find room. */
export type BuildLanguage = "en" | "es" | "pseudo";

/** A text of the sources as Lingui's macro leaves it. */
export interface SourceText {
  readonly id: string;
  readonly message: string;
}

/** What a text of the sources is in one language. @throws Error if there is no translation of it, or one that does not fit */
export type Translate = (text: SourceText) => Part[];

/** The file of a language's texts, which translators edit. */
export const catalogFile = (language: "es") => fileURLToPath(new URL(`${language}.po`, import.meta.url));

/** Translations by the id of their text. */
export async function readCatalog(language: "es"): Promise<Map<string, string>> {
  const file = catalogFile(language);
  const entries = await formatter().parse(readFileSync(file, "utf8"), {
    locale: language,
    sourceLocale: "en",
    filename: file,
  });
  return new Map(
    Object.entries(entries).flatMap(([id, { translation, obsolete }]) =>
      translation && !obsolete ? [[id, translation]] : [],
    ),
  );
}

/** How texts are translated in a build. @param given translations instead of those in the language's file */
export async function translator(
  language: BuildLanguage,
  given?: ReadonlyMap<string, string>,
): Promise<Translate> {
  if (language === "en") return ({ message }) => messageParts(message);
  if (language === "pseudo") return ({ message }) => pseudoParts(messageParts(message));
  const catalog = given ?? (await readCatalog(language));
  return ({ id, message }) => {
    const translation = catalog.get(id);
    if (translation === undefined)
      throw new Error(
        `“${message}” has no translation: run npm run texts and write it in languages/${language}.po.`,
      );
    const parts = messageParts(translation);
    const [needs, has] = [needsOf(messageParts(message)), needsOf(parts)].map((names) => names.join(" "));
    if (needs !== has)
      throw new Error(`“${message}” has ${needs || "nothing"} in it, “${translation}” ${has || "nothing"}.`);
    return parts;
  };
}
