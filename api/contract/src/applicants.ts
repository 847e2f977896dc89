import { z } from "zod";
import {
  ANSWERS_DUE,
  APPLICANT_SORTS,
  APPLICATION_MOVE_STATES,
  APPLICATION_REACHES,
} from "./employer-enums.ts";
import { APPLICATION_SOURCES, APPLICATION_STATUSES } from "./enums.ts";
import { Id, line, queryFlag, queryList } from "./values.ts";

/** Which applications to a company's jobs. Missing conditions match everything. */
export const ApplicantsFilter = z.object({
  job_id: Id.optional(),
  status: queryList("status", APPLICATION_STATUSES).optional(),
  /** Parts of a name or address. */
  search: line("search", 200).optional(),
  /** At least this rating. */
  rating: z.coerce.number().int().min(1).max(5).optional(),
  source: queryList("source", APPLICATION_SOURCES).optional(),
  /** The embed and the page that the candidate came from, exactly; with one of them, a missing other means that there was none. */
  embed: line("embed", 64).optional(),
  embed_page: line("embed_page", 200).optional(),
  /** How far they have come: answered at all, once in an interview, or hired. */
  reached: z.enum(APPLICATION_REACHES, `reached can be ${APPLICATION_REACHES.join(", ")}.`).optional(),
  /** Those that were promised an answer and have none. */
  answers_due: z.enum(ANSWERS_DUE, `answers_due can be ${ANSWERS_DUE.join(", ")}.`).optional(),
  /** Whether an answer is one that the employer asked to be told of. */
  knockout: queryFlag("knockout").optional(),
  /** The question that {@link answer} is about. */
  question_id: Id.optional(),
  /** An offered option, or a part of what was written. */
  answer: line("answer", 200).optional(),
  applied_from: z.iso.datetime().optional(),
  applied_before: z.iso.datetime().optional(),
});
export type ApplicantsFilter = z.infer<typeof ApplicantsFilter>;

/** A filter and how what matches it is ordered. */
export const ApplicantsOrder = ApplicantsFilter.extend({
  sort: z.enum(APPLICANT_SORTS, `sort can be ${APPLICANT_SORTS.join(", ")}.`).default("applied"),
  order: z.enum(["ascending", "descending"], "order can be ascending or descending.").default("descending"),
});
export type ApplicantsOrder = z.infer<typeof ApplicantsOrder>;

/** Applications chosen one by one, or all that match a filter, without some. */
export const ApplicantSelection = z
  .object({
    ids: z.array(Id).min(1, "Please choose an application.").max(200, "At most 200 applications at once."),
  })
  .or(
    z.object({
      filter: ApplicantsFilter,
      /** Taken out again after all were chosen. */
      except: z.array(Id).max(1_000, "At most 1,000 applications can be left out.").default([]),
      /** The latest application that was there when all were chosen: nobody is moved unseen. */
      up_to: Id,
    }),
  );
export type ApplicantSelection = z.infer<typeof ApplicantSelection>;

/** What has come of a move. Until its state is TELLING nobody has been told, and it can be undone. */
export const ApplicationMove = z
  .object({
    id: z.int(),
    state: z.enum(APPLICATION_MOVE_STATES),
    /** Applications that it is about, and how many of them have been gone through in this state. */
    total: z.int(),
    handled: z.int(),
    moved: z.int(),
    /** Those that could not be moved that way. */
    refused: z.int(),
    /** When the candidates are told; null before all are moved and after they were told. */
    tells_at: z.iso.datetime().nullable(),
    /** Listings whose last opening is filled, of moves that are held; they stay open until their employer closes them. */
    filled: z.array(z.object({ id: z.int(), title: z.string(), openings: z.int() })),
  })
  .meta({ id: "ApplicationMove" });
export type ApplicationMove = z.infer<typeof ApplicationMove>;
