import { z } from "zod";

/** What a process that has measured an index prints, as JSON. */
export const Figures = z.object({
  /** All memory of the index, and that of its columns, lists and bitmaps. */
  bytes: z.number(),
  columnBytes: z.number(),
  questions: z.array(z.object({ what: z.string(), p50Ms: z.number() })),
  makingMs: z.number(),
  savingMs: z.number(),
  fileBytes: z.number(),
  startMs: z.number(),
  startedBytes: z.number(),
});
export type Figures = z.infer<typeof Figures>;

/** What a process that has started from a saved file prints. */
export const Start = z.object({ startMs: z.number(), startedBytes: z.number() });
