import { z } from "zod";
import { MAP_FAILURE_REASONS } from "./enums.ts";
import { line } from "./values.ts";

/** A page's web address as stored: without query, fragment or credentials. */
const FailedPage = line("page", 200)
  .refine(
    (value) => /^https?:\/\/[^\s?#"<>]+$/i.test(value) && URL.canParse(value),
    "page must be a web page URL without a query string.",
  )
  .transform((value) => {
    const { origin, pathname } = new URL(value);
    return origin + pathname;
  });

/** Which page failed, and why, without any data about the visitor. */
export const MapFailureKey = z.object({
  page: FailedPage,
  reason: z.enum(MAP_FAILURE_REASONS, `reason can be ${MAP_FAILURE_REASONS.join(", ")}.`),
});
export type MapFailureKey = z.infer<typeof MapFailureKey>;

/** What an embed reports about one visit to a page. */
export const MapFailure = MapFailureKey.extend({
  /** Whether the map loaded after all, while the visitor was still there. */
  recovered: z.boolean("recovered can be true or false.").default(false),
});
export type MapFailure = z.infer<typeof MapFailure>;

/** How long failures are kept, in days. */
export const MAP_FAILURE_DAYS = 30;
