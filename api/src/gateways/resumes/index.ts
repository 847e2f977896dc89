export type { RenderedFile, RenderOrder, RenderProblem, ResumeRenderer } from "./gateway.ts";
export { TypstRenderer } from "./typst.ts";
