import { ReadBack } from "@jobmap/contract/read-back";
import { ResumeDocument } from "@jobmap/contract/resume-document";
import { z } from "zod";

/** The messages between the server and a file-reading process. Both sides validate what they receive. */

const Bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

/** What a resume that is read whole comes as. */
export const RESUME_KINDS = ["pdf", "word", "json", "linkedin"] as const;
export type ResumeKind = (typeof RESUME_KINDS)[number];

/** One file to be read, with its limit of CPU time, in milliseconds. */
export const ReaderTask = z.discriminatedUnion("kind", [
  z.object({ kind: z.enum(["pdf", "word", "table", "feed"]), bytes: Bytes, cpuMs: z.number() }),
  z.object({ kind: z.literal("resume"), bytes: Bytes, cpuMs: z.number(), as: z.enum(RESUME_KINDS) }),
  z.object({
    kind: z.literal("listing"),
    bytes: Bytes,
    cpuMs: z.number(),
    as: z.enum(["page", "pdf", "word"]),
    /** Of a page, as its site names it; null if it does not. */
    charset: z.string().nullable(),
  }),
  z.object({
    kind: z.literal("readings"),
    bytes: Bytes,
    cpuMs: z.number(),
    as: z.enum(["pdf", "word"]),
    /** What the resume says, to be compared with what comes back. */
    facts: z.array(z.object({ field: z.string(), text: z.string() })),
    /** The text that poppler gets from this PDF. */
    poppler: z.string().optional(),
  }),
  z.object({
    kind: z.literal("picture"),
    bytes: Bytes,
    cpuMs: z.number(),
    /** The output format: the picture's own type, or WebP. */
    as: z.enum(["image/jpeg", "image/png", "image/webp"]),
    /** Longest sides in pixels, the largest first. A size that would hardly be smaller than the previous one is skipped. */
    sides: z.tuple([z.int()], z.int()),
  }),
]);
export type ReaderTask = z.infer<typeof ReaderTask>;

/** Why a file is rejected: protected by a password, unreadable, larger than it claims, or with more pixels than we decode. */
export const FILE_PROBLEMS = ["encrypted", "broken", "unpacks_to_too_much", "too_many_pixels"] as const;
export type FileProblem = (typeof FILE_PROBLEMS)[number];

export const DrawnPicture = z.object({ bytes: Bytes, width: z.int(), height: z.int() });
export type DrawnPicture = z.infer<typeof DrawnPicture>;

/** A sheet of a workbook, or a text file. `problem`: why it comes without its rows. The cells of a row are JSON. */
export const ReadSheet = z.object({
  format: z.string(),
  name: z.string(),
  isHidden: z.boolean(),
  problem: z.string().nullable(),
  rows: z.array(z.object({ n: z.int(), cells: z.string() })),
});
export type ReadSheet = z.infer<typeof ReadSheet>;

const Box = z.object({
  page: z.int(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});

/** A resume as data, where each value stands, and the text of its pages. Files without pages have none. */
export const ReadResume = z.object({
  document: ResumeDocument,
  findings: z.array(z.object({ path: z.string(), confidence: z.number(), boxes: z.array(Box) })),
  leftOut: z.array(z.object({ path: z.string(), message: z.string() })),
  pages: z.array(z.object({ width: z.number(), height: z.number() })),
  texts: z.array(Box.extend({ text: z.string(), isBold: z.boolean() })),
});
export type ReadResume = z.infer<typeof ReadResume>;

/** A job as it is written up in a file or on a page, not understood yet: a `JobSource`. */
export const ReadListing = z.object({
  lines: z.array(z.object({ kind: z.enum(["HEADING", "ITEM", "TEXT"]), text: z.string() })),
  records: z.array(z.object({ format: z.string(), fields: z.record(z.string(), z.string()) })),
  heading: z.string(),
  pageTitle: z.string(),
  siteName: z.string(),
  links: z.array(z.object({ text: z.string(), href: z.string() })),
  asksForSignIn: z.boolean(),
});
export type ReadListing = z.infer<typeof ReadListing>;

/** The result for a file. `refused`: why it is no table or resume, for the person who uploaded it. `pages` is null if a document does not state them. */
export const ReaderAnswer = z.union([
  z.object({ pages: z.int().min(0).nullable() }),
  z.object({ pictures: z.tuple([DrawnPicture], DrawnPicture) }),
  z.object({ sheets: z.array(ReadSheet) }),
  z.object({ resume: ReadResume }),
  z.object({ readings: z.array(ReadBack) }),
  z.object({ listing: ReadListing }),
  z.object({ refused: z.string() }),
  z.object({ problem: z.enum(FILE_PROBLEMS) }),
]);
export type ReaderAnswer = z.infer<typeof ReaderAnswer>;

/**
 * An answer, and whether its process should read no further files: it has rejected one, or files have left too much in its
 * memory.
 */
export const ReaderReply = z.object({ answer: ReaderAnswer, isSpent: z.boolean() });

/** What a process is started for: the kinds need different libraries and amounts of memory. */
export type ReaderKind = "documents" | "pictures" | "tables";
