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

/** For what people wrote without saying in which language; on pages in English it is most likely the page's own. */
export const UNKNOWN_LANGUAGE = import.meta.env.LANGUAGE === "es" ? "" : undefined;
