import { z } from "zod";
import { FUNNEL_BY } from "./employer-enums.ts";
import { Id, line, queryInteger } from "./values.ts";

/** Which views and applications are counted, and by what. `embed` and `page` name one place together: without one, there was none. */
export const FunnelQuery = z.object({
  by: z.enum(FUNNEL_BY, `by can be ${FUNNEL_BY.join(", ")}.`).default("job"),
  /** Rows of each listing and day are added up, so there are not more days than are compared. */
  days: queryInteger("days", 1, 90).default(30),
  job_id: Id.optional(),
  source: line("source", 40).optional(),
  embed: line("embed", 64).optional(),
  page: line("page", 200).optional(),
});
export type FunnelQuery = z.infer<typeof FunnelQuery>;

const Figures = z.object({
  views: z.int(),
  /** How often the application form was opened here, or the listing left for where its employer takes applications. */
  apply_starts: z.int(),
  /** Those received in these days, and how far they have come until now. */
  applications: z.int(),
  /** Applications that the employer has answered; opening one is no answer. */
  answered: z.int(),
  interviews: z.int(),
  hires: z.int(),
  /** Half of the answered applications waited no longer; null without any. */
  median_answer_seconds: z.int().nullable(),
});

/** From views to hires. */
export const Funnel = z
  .object({
    /** The first and last day, in UTC. */
    from: z.iso.date(),
    to: z.iso.date(),
    /** Since when opened application forms are counted. */
    starts_counted_from: z.iso.date(),
    /** The sums over all rows. */
    total: Figures,
    rows: z.array(
      Figures.extend({
        job: z
          .object({ id: z.int(), title: z.string(), town: z.string(), requisition_id: z.string() })
          .nullable(),
        source: z.string().nullable(),
        embed: z.string().nullable(),
        page: z.string().nullable(),
        day: z.iso.date().nullable(),
      }),
    ),
    /** How many further rows there are, with smaller figures; the export has all. */
    more_rows: z.int(),
  })
  .meta({ id: "Funnel" });
export type Funnel = z.infer<typeof Funnel>;
export type FunnelRow = Funnel["rows"][number];
export type FunnelFigures = z.infer<typeof Figures>;
