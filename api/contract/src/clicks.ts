import { z } from "zod";
import { DELIVERIES } from "./enums.ts";
import { Id, line } from "./values.ts";

/** The surface that a click came from; counted separately for the employer. */
const ClickSource = z.enum(["web", "embed", "share"], "source can be web, embed or share.").default("web");

const words = (name: string, max: number) => line(name, max).optional();

/** A web address without its query; anything else (a saved file, a frame without an address) counts as unknown. */
const webPage = (name: string) =>
  line(name, 200)
    .transform((value) => (/^https?:\/\/[^\s?#"<>]+$/i.test(value) ? value : undefined))
    .optional();

/**
 * Where on the web a click came from, as far as the page that showed the job knows: how the map was embedded, the embed's own
 * id, the campaign, the page that contains it and the site before that. Contains nothing about the person.
 */
export const ClickAttribution = z.object({
  via: z.enum(DELIVERIES, `via can be ${DELIVERIES.join(", ")}.`).optional(),
  embed: words("embed", 64),
  utm_source: words("utm_source", 200),
  utm_medium: words("utm_medium", 200),
  utm_campaign: words("utm_campaign", 200),
  utm_term: words("utm_term", 200),
  utm_content: words("utm_content", 200),
  page: webPage("page"),
  referrer: webPage("referrer"),
});
export type ClickAttribution = z.infer<typeof ClickAttribution>;

/** What is sent when a listing is opened or left for its application. */
export const Click = z.object({ job_id: Id, source: ClickSource, ...ClickAttribution.shape });
