import { RENDER_FORMATS, RESUME_PAPERS } from "@jobmap/contract/resume-templates";
import { z } from "zod";
import { RenderProblem } from "./gateway.ts";

/** What the server and a rendering process say to each other. Both sides check what they receive. */
const Bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

export const RenderTask = z.object({
  format: z.enum(RENDER_FORMATS),
  template: z.string(),
  paper: z.enum(RESUME_PAPERS),
  sheet: z.string(),
  photo: Bytes.optional(),
});
export type RenderTask = z.infer<typeof RenderTask>;

export const RenderReply = z.union([z.object({ bytes: Bytes }), RenderProblem]);
export type RenderReply = z.infer<typeof RenderReply>;
