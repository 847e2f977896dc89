import { z } from "zod";

/** The messages between the server and a file-reading process. Both sides validate what they receive. */

const Bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

/** One file to be read, with its limit of CPU time, in milliseconds. */
export const ReaderTask = z.discriminatedUnion("kind", [
  z.object({ kind: z.enum(["pdf", "word"]), bytes: Bytes, cpuMs: z.number() }),
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

/** The result for a file. `pages` is null if a document does not state them. */
export const ReaderAnswer = z.union([
  z.object({ pages: z.int().min(0).nullable() }),
  z.object({ pictures: z.tuple([DrawnPicture], DrawnPicture) }),
  z.object({ problem: z.enum(FILE_PROBLEMS) }),
]);
export type ReaderAnswer = z.infer<typeof ReaderAnswer>;

/**
 * An answer, and whether its process should read no further files: it has rejected one, or files have left too much in its
 * memory.
 */
export const ReaderReply = z.object({ answer: ReaderAnswer, isSpent: z.boolean() });

/** What a process sends once, when it can take its first file. */
export const READY = "ready";

/** What a process is started for: the two kinds need different libraries and amounts of memory. */
export type ReaderKind = "documents" | "pictures";
