import { z } from "zod";

/** What the server and a process that reads files say to each other. Both ends parse what they hear. */

const Bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

/** One file to be read, with the processor time it may take, in milliseconds. */
export const ReaderTask = z.discriminatedUnion("kind", [
  z.object({ kind: z.enum(["pdf", "word"]), bytes: Bytes, cpuMs: z.number() }),
  z.object({
    kind: z.literal("picture"),
    bytes: Bytes,
    cpuMs: z.number(),
    /** As what it is drawn: in its own type, or as WebP. */
    as: z.enum(["image/jpeg", "image/png", "image/webp"]),
    /** Longest sides in pixels, the largest first. A size that would hardly be smaller than the one before is left out. */
    sides: z.tuple([z.int()], z.int()),
  }),
]);
export type ReaderTask = z.infer<typeof ReaderTask>;

/** Why a file is refused: locked with a password, not to be read, more than it claims, or more pixels than we draw. */
export const FILE_PROBLEMS = ["encrypted", "broken", "unpacks_to_too_much", "too_many_pixels"] as const;
export type FileProblem = (typeof FILE_PROBLEMS)[number];

export const DrawnPicture = z.object({ bytes: Bytes, width: z.int(), height: z.int() });
export type DrawnPicture = z.infer<typeof DrawnPicture>;

/** What came of a file. `pages` is null where a document does not say. */
export const ReaderAnswer = z.union([
  z.object({ pages: z.int().min(0).nullable() }),
  z.object({ pictures: z.tuple([DrawnPicture], DrawnPicture) }),
  z.object({ problem: z.enum(FILE_PROBLEMS) }),
]);
export type ReaderAnswer = z.infer<typeof ReaderAnswer>;

/** An answer, and whether the process that gave it should read nothing more: it has refused a file, or files have left much behind in its memory. */
export const ReaderReply = z.object({ answer: ReaderAnswer, isSpent: z.boolean() });

/** What a process says once, when it can take its first file. */
export const READY = "ready";

/** What a process is started for: the two need other libraries and other amounts of memory. */
export type ReaderKind = "documents" | "pictures";
