/**
 * Packs names that profiles choose from, beside this file:
 *
 *   node api/src/taxonomy/pack.ts <folder with cip-2020.csv and onet-27.0-technology-skills.txt>
 *
 * `names/fields-of-study.tsv.gz`: code and title of every program of the Classification of Instructional Programs 2020 (National Center
 * for Education Statistics, in the public domain). `names/technology-skills.tsv.gz`: those of the O*NET 27.0 Database (U.S. Department
 * of Labor, CC BY 4.0, credited in NOTICE) with the code of their kind (UNSPSC), those of most occupations first.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { parse } from "csv-parse/sync";

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("Name the folder with the taxonomies.");
const text = (name: string) => readFileSync(join(folder, name), "utf8");

/** A program that is still there: one with six digits that was neither deleted nor moved elsewhere. */
const PROGRAM = /^\d\d\.\d{4}$/;
const GONE = ["Deleted", "Moved from"];

const programs: string[][] = parse(text("cip-2020.csv"), { bom: true, from_line: 2 });
const titles = new Map<string, string>();
for (const [, code = "", action = "", , title = ""] of programs) {
  const name = title.replace(/\.$/, "").replace(/, General$/, "");
  const isThere = PROGRAM.test(code) && !GONE.includes(action) && name !== "Reserved";
  if (isThere && !titles.has(name)) titles.set(name, code);
}
write(
  "fields-of-study",
  [...titles].map(([name, code]) => [code, name]),
);

const uses = new Map<string, { code: string; count: number }>();
for (const row of text("onet-27.0-technology-skills.txt").trim().split(/\r?\n/).slice(1)) {
  const [, example = "", code = ""] = row.split("\t");
  const name = readable(example);
  uses.set(name, { code, count: (uses.get(name)?.count ?? 0) + 1 });
}
const skills = [...uses]
  .sort(([a, x], [b, y]) => y.count - x.count || (a < b ? -1 : 1))
  .map(([name, { code }]) => [code, name]);
write("technology-skills", skills);

/** "Adobe Systems Adobe Acrobat" and "Structured query language SQL" as people write them. */
function readable(name: string): string {
  return name
    .replace(/^(\w+) Systems (?=\1 )/, "")
    .replace(/^([A-Z][a-z]+(?: [a-z-]+)+) ([A-Z]{2,5})( software)?$/, "$1 ($2)$3");
}

function write(name: string, rows: readonly (readonly string[])[]): void {
  const lines = rows.map((row) => row.join("\t")).join("\n");
  writeFileSync(new URL(`./names/${name}.tsv.gz`, import.meta.url), gzipSync(`${lines}\n`, { level: 9 }));
  process.stdout.write(`Wrote ${rows.length} names to ${name}.\n`);
}
