import { z } from "zod";
import { READ } from "../budgets.ts";
import type { Endpoint } from "../endpoint.ts";
import { EDUCATION_LEVELS } from "../enums.ts";
import { line, queryInteger } from "../values.ts";

const query = z.object({
  search: line("The search", 200).default(""),
  limit: queryInteger("limit", 1, 50).default(10),
});
/** Names in the order in which they fit; every field that asks for one takes other words as well. */
const NAMES = z.array(z.object({ code: z.string().nullable(), name: z.string() }));
const names = (summary: string) => ({ summary, audience: "public", cost: READ, query, data: NAMES }) as const;

/** Names that profiles choose from. */
export const taxonomyEndpoints = {
  "GET user/get-education-level": {
    summary: "Levels of education.",
    audience: "public",
    cost: READ,
    data: z.array(z.object({ value: z.enum(EDUCATION_LEVELS), label: z.string() })),
  },
  "GET user/field-of-study": names("Fields of study that begin with some words, with their CIP 2020 codes."),
  "GET user/skills": names(
    "Skills that begin with some words; those of O*NET with the codes of their kinds.",
  ),
  "GET user/get-degree": names("Degrees that begin with some words."),
  "GET user/get-certificate": names("Certificates that begin with some words."),
  "GET user/get-license": names("Licenses of the United States that begin with some words."),
} as const satisfies Record<string, Endpoint>;
