import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { NameList } from "./name-list.ts";

export { type Name, NameList } from "./name-list.ts";

/** The list of a file of lines, read when somebody first asks for it. */
function lazily(read: () => NameList): () => NameList {
  let list: NameList | undefined;
  return () => {
    list ??= read();
    return list;
  };
}

const file = (name: string) => readFileSync(new URL(`./names/${name}`, import.meta.url));
const linesOf = (text: string) => text.trim().split("\n");
const plain = (name: string) =>
  linesOf(file(`${name}.txt`).toString()).map((each) => ({ code: null, name: each }));
/** With codes, as `pack.ts` writes them. */
const packed = (name: string) =>
  linesOf(gunzipSync(file(`${name}.tsv.gz`)).toString()).map((row) => {
    const [code = "", each = ""] = row.split("\t");
    return { code, name: each };
  });

/** Names that profiles choose from. Nobody has to: every field takes other words as well. */
export const TAXONOMIES = {
  fieldsOfStudy: lazily(() => new NameList(packed("fields-of-study"))),
  /** What people do in every trade, then what O*NET calls technology skills. */
  skills: lazily(() => new NameList([...plain("skills"), ...packed("technology-skills")])),
  degrees: lazily(() => new NameList(plain("degrees"))),
  certificates: lazily(() => new NameList(plain("certificates"))),
  licenses: lazily(() => new NameList(plain("licenses"))),
} as const;
