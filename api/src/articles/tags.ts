import { PAY_UNITS } from "@jobmap/contract/enums";
import { z } from "zod";

const phrase = z.string().trim().min(1).max(100);

/** Figures that articles can have, each a tag of Markdoc with what it takes. */
export const FigureCall = z.discriminatedUnion("name", [
  /** Open listings by the pay that they promise for a year. */
  z.strictObject({ name: z.literal("annual-pay") }),
  /** Pay in some trades: searches, separated by commas. */
  z.strictObject({ name: z.literal("pay-of-trades"), trades: z.string().min(3).max(300) }),
  /** Pay in one trade, state by state. */
  z.strictObject({ name: z.literal("pay-by-state"), trade: phrase }),
  /** How many open listings state what. */
  z.strictObject({ name: z.literal("listing-facts") }),
  /** The map around a place, as circles and as a list. */
  z.strictObject({ name: z.literal("map-twice"), place: phrase }),
  /** How a search is understood. */
  z.strictObject({ name: z.literal("search-reading"), search: phrase }),
  /** How old open listings are. */
  z.strictObject({ name: z.literal("listing-ages") }),
  /** What is refunded of a plan on each day. */
  z.strictObject({ name: z.literal("refund-days"), plan: phrase }),
]);
export type FigureCall = z.infer<typeof FigureCall>;

/** Numbers of the product that sentences name. */
export const FACT_NAMES = [
  "open listings",
  "share with pay",
  "hours a year",
  "days a year",
  "weeks a year",
  "months a year",
  "search miles",
  "days until asked",
  "days to answer",
  "days of warning",
] as const;
export type FactName = (typeof FACT_NAMES)[number];

/** What stands in a sentence and is looked up when it is read. */
export const InlineCall = z.discriminatedUnion("name", [
  z.strictObject({ name: z.literal("fact"), of: z.enum(FACT_NAMES) }),
  /** What a rate comes to in a year: 25 an HOUR. */
  z.strictObject({ name: z.literal("yearly"), amount: z.number().positive(), unit: z.enum(PAY_UNITS) }),
  /** How many open listings a search finds. */
  z.strictObject({ name: z.literal("listings"), search: phrase }),
]);
export type InlineCall = z.infer<typeof InlineCall>;

/** Names and attributes of the tags, as Markdoc checks them: an unknown one is an error with its line. */
export function attributesOf(calls: typeof FigureCall | typeof InlineCall) {
  return calls.options.map(({ shape }) => {
    const { name, ...attributes } = shape;
    return { name: name.value, attributes: Object.keys(attributes) };
  });
}
