import { z } from "zod";
import { CULTURE_DIMENSIONS, MAX_SCORE, MIN_SCORE } from "./culture.ts";

export const cultureDimension = z.enum(CULTURE_DIMENSIONS);
const score = z
  .int(`A score is a whole number from ${MIN_SCORE} to ${MAX_SCORE}.`)
  .min(MIN_SCORE)
  .max(MAX_SCORE)
  .nullable();
/** The scores of a dimension's two statements; null for one without an answer. */
export const statementScores = { first: score, second: score };

/** An employer's answers by dimension. */
export const EmployerCulture = z
  .partialRecord(cultureDimension, z.object(statementScores))
  .meta({ id: "EmployerCulture" });
export type EmployerCulture = z.infer<typeof EmployerCulture>;

/** How a company describes its ways of working. Each has one answer, since each has one account. */
export const CompanyCulture = z
  .object({ culture: EmployerCulture, answered_at: z.iso.datetime().nullable() })
  .meta({ id: "CompanyCulture" });
export type CompanyCulture = z.infer<typeof CompanyCulture>;
