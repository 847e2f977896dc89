import { z } from "zod";
import { MAP_FAILURE_REASONS } from "./enums.ts";
import { line } from "./values.ts";

/** A page on the web as it is kept: without query, fragment or credentials. */
const FailedPage = line("page", 200)
  .refine(
    (value) => /^https?:\/\/[^\s?#"<>]+$/i.test(value) && URL.canParse(value),
    "page must be a web page URL without a query string.",
  )
  .transform((value) => {
    const { origin, pathname } = new URL(value);
    return origin + pathname;
  });

/** Which page failed, and why, without anything of the person who saw it. */
export const MapFailureKey = z.object({
  page: FailedPage,
  reason: z.enum(MAP_FAILURE_REASONS, `reason can be ${MAP_FAILURE_REASONS.join(", ")}.`),
});
export type MapFailureKey = z.infer<typeof MapFailureKey>;

/** What an embed tells of one visit to a page. */
export const MapFailure = MapFailureKey.extend({
  /** Whether the map came after all, while the visitor was there. */
  recovered: z.boolean("recovered can be true or false.").default(false),
});
export type MapFailure = z.infer<typeof MapFailure>;

/** How long failures are kept, in days. */
export const MAP_FAILURE_DAYS = 30;
