import { ASHBY } from "./ashby.ts";
import { GREENHOUSE } from "./greenhouse.ts";
import type { KnownFeed } from "./known-feed.ts";
import { LEVER } from "./lever.ts";
import { POSTING } from "./posting.ts";
import { RECRUITEE } from "./recruitee.ts";

/** Replies of applicant tracking systems whose fields are known, and schema.org postings. */
export const KNOWN_FEEDS: readonly KnownFeed[] = [GREENHOUSE, LEVER, ASHBY, RECRUITEE, POSTING];

/** Whether a table was made from one of them, so that what its columns hold is known. */
export const isKnownFeed = (format: string): boolean => KNOWN_FEEDS.some(({ name }) => name === format);
