/**
 * The process that sets resumes, one at a time: `typst.ts` starts it with little memory, and ends it. It receives the words of a resume and
 * the name of a template: it has no settings and no database.
 */
import { fileURLToPath } from "node:url";
import { resumeTemplate } from "@jobmap/contract/resume-templates";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { READY } from "../../processes/ready.ts";
import type { Sheet } from "../../resumes/sheet.ts";
import { fontFolders } from "./fonts.ts";
import { type RenderReply, RenderTask } from "./messages.ts";

const TEMPLATES = fileURLToPath(new URL("./templates", import.meta.url));
const PHOTO = `${TEMPLATES}/photo`;
/** Results of earlier compilations that a resume did not use are dropped after so many others. */
const CACHE_AGE = 3;
const MISSING = /the text `\\?"(.+?)\\?"` could not be displayed/g;

const [templates = TEMPLATES] = process.argv.slice(2);
const compiler = NodeCompiler.create({ workspace: templates, fontArgs: [{ fontPaths: fontFolders() }] });

process.once("disconnect", () => process.exit());
process.on("message", async (message) => process.send?.(await render(RenderTask.parse(message))));
process.send?.(READY);

async function render(task: RenderTask): Promise<RenderReply> {
  try {
    return { bytes: task.format === "docx" ? await word(task) : pages(task) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const characters = [...new Set([...message.matchAll(MISSING)].map(([, one = ""]) => one))];
    return characters.length > 0
      ? { problem: "missing_characters", characters }
      : { problem: "failed", message };
  }
}

function pages({ format, template, paper, sheet, photo }: RenderTask): Uint8Array {
  if (photo) compiler.mapShadow(PHOTO, Buffer.from(photo));
  try {
    const inputs = { sheet, paper, ...(photo ? { photo: "/photo" } : {}) };
    const compiled = compiler.compile({ mainFilePath: `${templates}/${template}.typ`, inputs });
    if (!compiled.result)
      throw new Error(String(compiled.takeDiagnostics()?.shortDiagnostics[0]?.message ?? "no document"));
    // What cannot be a PDF has no picture either: both are of the same document.
    const pdf = new Uint8Array(compiler.pdf(compiled.result, { pdfStandard: "ua-1" }));
    return format === "svg" ? new TextEncoder().encode(compiler.plainSvg(compiled.result)) : pdf;
  } finally {
    if (photo) compiler.unmapShadow(PHOTO);
    compiler.evictCache(CACHE_AGE);
  }
}

async function word({ template, paper, sheet }: RenderTask): Promise<Uint8Array> {
  const { wordOf } = await import("./word.ts");
  const chosen = resumeTemplate(template);
  if (!chosen) throw new Error(`no template ${template}`);
  // Our own server wrote it.
  const content: Sheet = JSON.parse(sheet);
  return wordOf(content, chosen, paper);
}
