/** The languages of pages: each is a build of its own, and `en` is the one the sources are written in. */
export type Language = "en" | "es";

declare global {
  interface ImportMetaEnv {
    /** The language of this build's pages. Compared where it is used, what is for another language is not in a build at all. */
    readonly LANGUAGE?: Language;
  }
}

/** The language of this build's pages. Where what is for another one should not be in a build, compare `import.meta.env.LANGUAGE` there. */
export const LANGUAGE: Language = import.meta.env.LANGUAGE ?? "en";

/** What the paths of this build's pages begin with. */
export const PREFIX = import.meta.env.LANGUAGE === "es" ? "/es" : "";

/** At the end of the id of a route whose page is in English alone. */
const ENGLISH_ALONE = "@en";

/** The id of a page's route, which says whether the page is in English alone. */
export const routeId = (path: string, isEnglishAlone: boolean): string =>
  isEnglishAlone ? path + ENGLISH_ALONE : path;

/** Whether the page of the innermost route is in the other language as well. */
export function isInBoth(matches: readonly { readonly id: string }[]): boolean {
  return matches.at(-1)?.id.endsWith(ENGLISH_ALONE) === false;
}

/** For what people wrote without saying in which language; on pages in English it is most likely the page's own. */
export const UNKNOWN_LANGUAGE = import.meta.env.LANGUAGE === "es" ? "" : undefined;
