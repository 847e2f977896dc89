import { z } from "zod";

/**
 * A message for a person in the data of a reply, in English as all messages are. This very schema says so: the web app finds by it what to put
 * into the language of its page (docs/guides/languages.md).
 */
export const Message = z.string();
