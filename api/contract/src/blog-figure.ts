import { z } from "zod";

/** One bar each, from zero to `max`. */
const Bars = z.object({
  kind: z.literal("bars"),
  max: z.number(),
  items: z.array(z.object({ label: z.string(), value: z.number(), text: z.string() })),
});

/** On one scale from `min` to `max`: half of something lies between `low` and `high`, `middle` in its middle. */
const Ranges = z.object({
  kind: z.literal("ranges"),
  min: z.number(),
  max: z.number(),
  ticks: z.array(z.object({ value: z.number(), text: z.string() })),
  items: z.array(
    z.object({ label: z.string(), low: z.number(), middle: z.number(), high: z.number(), text: z.string() }),
  ),
});

/** Circles on a sheet of `width` × `height`, as the map of these bounds draws them. */
const Bubbles = z.object({
  kind: z.literal("bubbles"),
  width: z.number(),
  height: z.number(),
  bounds: z.object({ west: z.number(), south: z.number(), east: z.number(), north: z.number() }),
  items: z.array(z.object({ x: z.number(), y: z.number(), radius: z.number(), text: z.string() })),
});

/** A line of text in pieces, each with what it was understood as; null for what lies between. */
const Phrase = z.object({
  kind: z.literal("phrase"),
  items: z.array(z.object({ text: z.string(), meaning: z.string().nullable() })),
});

/** A figure drawn from what the product has at the moment. The table has the same numbers as the drawing. */
export const BlogFigure = z
  .object({
    title: z.string(),
    /** What it shows, in a sentence, for those who do not see it. */
    summary: z.string(),
    /** Where the numbers come from, and when. */
    source: z.string(),
    drawing: z.discriminatedUnion("kind", [Bars, Ranges, Bubbles, Phrase]),
    columns: z.array(z.string()),
    rows: z.array(z.array(z.string())),
  })
  .meta({ id: "BlogFigure" });
export type BlogFigure = z.infer<typeof BlogFigure>;
export type BlogDrawing<Kind extends BlogFigure["drawing"]["kind"]> = Extract<
  BlogFigure["drawing"],
  { kind: Kind }
>;
