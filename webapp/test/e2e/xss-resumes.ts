import type { EndpointKey } from "@jobmap/contract";
import { hostile, hostileFields } from "./xss-fields.ts";
import { pack, SIGN } from "./xss-vectors.ts";
import type { Writer } from "./xss-writer.ts";

const SAVE = "POST user/resume-draft/save";

/** Resumes and a file on its way into the profile, with something hostile in every field. */
export async function fillResumes(writer: Writer, token: string): Promise<void> {
  const document = documentOf(SAVE, "document");
  const file = Buffer.from(JSON.stringify(document));
  const upload = () =>
    writer.send("POST user/resume-draft/upload", { file_name: `${SIGN}.json` }, token, file);
  await upload();
  await writer.send(SAVE, { document }, token);
  // One that is still to be looked through.
  await upload();
  const { parts } = await writer.send("GET user/resume", {}, token);
  const content = {
    sections: [{ id: "work", heading: pack(60) }],
    wording: parts
      .slice(0, 1)
      .map(({ id }) => ({ entry: id, summary: pack(200), highlights: [pack(200, 9)] })),
    headline: pack(200),
    summary: pack(500),
    letter: { to: pack(200), body: pack(500) },
  };
  const { id } = await writer.send("POST user/resume/add", { name: pack(100), content }, token);
  await writer.send("POST user/resume/update", { id, version: 0, name: pack(100, 5), content }, token);
}

/** An object with every field under a path of an endpoint, in lists of one. */
function documentOf(key: EndpointKey, path: string): Record<string, unknown> {
  const begin = `${key} ${path}.`;
  const root: Record<string, unknown> = {};
  for (const field of hostileFields("body")) {
    if (!field.startsWith(begin)) continue;
    const names = field.slice(begin.length).split(".");
    const last = names.pop() ?? "";
    let at = root;
    for (const name of names) at = child(at, name);
    const text = last === "url" || last === "image" ? hostile("example.com") : SIGN;
    if (last.endsWith("[]")) at[last.slice(0, -2)] = [text];
    else at[last] = text;
  }
  return root;
}

function child(of: Record<string, unknown>, name: string): Record<string, unknown> {
  const key = name.replace("[]", "");
  const known = of[key];
  const one: unknown = Array.isArray(known) ? known[0] : known;
  if (isRecord(one)) return one;
  const made: Record<string, unknown> = {};
  of[key] = name.endsWith("[]") ? [made] : made;
  return made;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
