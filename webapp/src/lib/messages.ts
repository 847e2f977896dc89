import { loadChunk } from "./load-chunk.ts";

/** Endpoints whose data can have messages; which have, and where, is known where the words are. No page for visitors begins with one. */
export const MAY_HAVE_MESSAGES = /employer\/|resume|invit/;

/**
 * What the API says, which is English on the wire, in Spanish: the message of a reply, those by field and those in its data, or that of an
 * issue of a schema. In the Spanish build alone: callers compare `import.meta.env.LANGUAGE`. The words are a chunk of their own, which the
 * first message brings; without it messages stay English. Most replies say "OK", which nobody is shown.
 */
export const inSpanish = <T>(key: string, told: T): T | Promise<T> =>
  Object(told).message === "OK" && !MAY_HAVE_MESSAGES.test(key)
    ? told
    : loadChunk(() => import("./messages-spanish.ts")).then(
        (words) => words.toldInSpanish(key, told),
        () => told,
      );
