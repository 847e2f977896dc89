import type { Language } from "@jobmap/contract/languages";
import type { ContentPage } from "./content-node.ts";
import { readPage } from "./read-page.server.ts";

const SOURCES = import.meta.glob<string>("../../../content/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
/** What legal pages said before: `content/versions/legal-page/1.0.md`. */
const OLD_SOURCES = import.meta.glob<string>("../../../content/versions/*/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** What they are in Spanish, under the same names. */
const SPANISH_SOURCES = import.meta.glob<string>("../../../content/es/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** A page that is read once it is asked for: all of them take a tenth of a second of the server's start. */
type Lazy<T> = () => T;

/** Every page by its address, in each language: `content/help.md` and `content/es/help.md` are `/help`. */
const PAGES: Readonly<Record<Language, ReadonlyMap<string, Lazy<ContentPage>>>> = {
  en: pagesOf("en", "content/", SOURCES),
  es: pagesOf("es", "content/es/", SPANISH_SOURCES),
};

function pagesOf(
  language: Language,
  folder: string,
  sources: Readonly<Record<string, string>>,
): Map<string, Lazy<ContentPage>> {
  return new Map(
    Object.entries(sources).map(([file, source]) => {
      const name = file.slice(file.lastIndexOf("/") + 1);
      return [`/${name.replace(/\.md$/, "")}`, once(() => readPage(`${folder}${name}`, source, language))];
    }),
  );
}

function once<T>(make: () => T): Lazy<T> {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Every page with its address. */
export const allPages = (language: Language = "en"): [path: string, page: ContentPage][] =>
  [...PAGES[language]].map(([path, page]) => [path, page()]);

/** Addresses that show another page, which is the one that search engines list. */
const SAME_AS: Readonly<Record<string, string>> = { "/aboutpage": "/about" };

/** The page at an address without its language, and the address it belongs to. */
export function findPage(pathname: string, language: Language = "en"): { path: string; page: ContentPage } {
  const path = SAME_AS[pathname] ?? pathname;
  const page = PAGES[language].get(path)?.();
  if (!page) throw new Error(`There is no page ${path} in webapp/content.`);
  return { path, page };
}

const OLD_PAGES: readonly (readonly [path: string, page: Lazy<ContentPage>])[] = Object.entries(
  OLD_SOURCES,
).map(([file, source]) => {
  const [folder = "", name = ""] = file.split("/").slice(-2);
  return [`/${folder}`, once(() => readPage(`content/versions/${folder}/${name}`, source))];
});

/** Every version of a legal page, the newest first; empty for another page. Only the newest is translated. */
export function versionsOf(path: string, language: Language = "en"): readonly ContentPage[] {
  const current = PAGES[language].get(path)?.();
  if (current?.version === undefined) return [];
  const old = OLD_PAGES.flatMap(([of, page]) => (of === path ? [page()] : []));
  return [current, ...old.toSorted((a, b) => numberOf(b) - numberOf(a))];
}

/** Legal pages, as they are now. */
export const legalPages = (language: Language = "en"): [path: string, page: ContentPage][] =>
  allPages(language).filter(([, page]) => page.version !== undefined);

/** `1.12` is after `1.9`. */
function numberOf({ version = "0.0" }: ContentPage): number {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major * 1_000 + minor;
}
