/** Loaded before the product (`node --import`): has each of its functions tell the recorder when it is entered. */
import { registerHooks } from "node:module";
import { type ESTree, parseSync, Visitor } from "vite";

const ROOT = new URL("../../", import.meta.url).href;
const RECORDER = new URL("./recorder.ts", import.meta.url).href;
const OURS = /^api\/(?:contract\/)?src\/.*\.ts$/;

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const file = url.startsWith(ROOT) ? url.slice(ROOT.length) : "";
    if (!OURS.test(file) || loaded.source === undefined) return loaded;
    const source =
      typeof loaded.source === "string"
        ? loaded.source
        : new TextDecoder().decode(loaded.source ?? undefined);
    return { ...loaded, source: instrumented(file, source) };
  },
});

/** The same source, on the same lines, with a call at the beginning of every function. */
function instrumented(file: string, source: string): string {
  const call = `$enter(${JSON.stringify(file)})`;
  const insertions: { at: number; text: string }[] = [];
  const begin = ({ body }: { body: ESTree.FunctionBody | null }) => {
    if (body) insertions.push({ at: body.start + 1, text: `${call};` });
  };
  new Visitor({
    FunctionDeclaration: begin,
    FunctionExpression: begin,
    ArrowFunctionExpression({ body }) {
      if (body.type === "BlockStatement") insertions.push({ at: body.start + 1, text: `${call};` });
      else insertions.push({ at: body.start, text: `(${call},` }, { at: body.end, text: ")" });
    },
  }).visit(parseSync(file, source).program);
  // From the end on, so that positions before it stay; of arrows within arrows the inner one's end comes first.
  insertions.sort((one, other) => other.at - one.at);
  let text = source;
  for (const { at, text: inserted } of insertions) text = text.slice(0, at) + inserted + text.slice(at);
  return `${text}\nimport { enter as $enter } from ${JSON.stringify(RECORDER)};\n`;
}
