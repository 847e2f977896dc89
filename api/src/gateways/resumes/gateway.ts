import type { RenderFormat, ResumePaper } from "@jobmap/contract/resume-templates";
import { z } from "zod";
import type { Requester } from "../../processes/fair-queue.ts";

/** A template's id with a resume as JSON: a `Sheet` of src/resumes. */
export interface RenderOrder {
  readonly format: RenderFormat;
  readonly template: string;
  readonly paper: ResumePaper;
  readonly sheet: string;
  /** A JPEG, PNG or WebP, for templates that have a place for it. */
  readonly photo?: Uint8Array | undefined;
}

/** Why there is no file: characters that no font has, a text that takes too long, or a fault of ours. */
export const RenderProblem = z.discriminatedUnion("problem", [
  z.object({ problem: z.literal("missing_characters"), characters: z.array(z.string()) }),
  z.object({ problem: z.literal("too_long") }),
  z.object({ problem: z.literal("failed"), message: z.string() }),
]);
export type RenderProblem = z.infer<typeof RenderProblem>;

export interface RenderedFile {
  readonly bytes: Uint8Array;
}

/** Sets resumes as PDF, tagged for screen readers (PDF/UA-1), as Word files, or as a picture of all pages. */
export interface ResumeRenderer {
  /** @throws ApiError `unavailable` when too many are waiting */
  render(order: RenderOrder, requester: Requester): Promise<RenderedFile | RenderProblem>;
  stop(): Promise<void>;
}
