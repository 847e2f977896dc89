/**
 * Packs the titles of the O*NET 27.0 Database (occupation data and alternate titles, by the U.S. Department of Labor, Employment and
 * Training Administration; CC BY 4.0, credited in NOTICE) into `onet.tsv.gz` beside this file.
 *
 *   node api/db/occupations/pack-onet.ts <folder with onet-27.0-occupation-data.txt and onet-27.0-alternate-titles.txt>
 *
 * First a line for each occupation: its O*NET-SOC code and its title. Then, after an empty line, one for each phrase: its words as the
 * map index has them, and the numbers (lines from 0) of the occupations that it may name, none where that could be almost any.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { wordsOf } from "../../src/map/index.ts";

/** A phrase that names more occupations than this tells too little: "instructor", "engineer". */
const MAX_OCCUPATIONS = 3;
/** Sources that a title's main occupation may have more of than another of its occupations. */
const MARGIN = 1;

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("Name the folder with the files of O*NET.");
const occupations = read("onet-27.0-occupation-data.txt").map(([code = "", title = ""]) => ({ code, title }));
const numbers = new Map(occupations.map(({ code }, number) => [code, number]));

/** By phrase, how many sources give it to each occupation. */
const sourcesOf = new Map<string, Map<number, number>>();
for (const [number, { title }] of occupations.entries()) add(title, number, 9);
for (const [code = "", title = "", short = "", sources = ""] of read("onet-27.0-alternate-titles.txt")) {
  const number = numbers.get(code);
  if (number === undefined) continue;
  const count = sources.split(",").length;
  // "Registered Nurse Teacher (RN Teacher)" is two titles.
  const [, outer = "", inner = ""] = /^(.*?)\s*\((.*)\)$/.exec(title) ?? [];
  for (const name of new Set([inner === "" ? title : outer, inner, short === "n/a" ? "" : short]))
    add(name, number, count);
}

const lines = [...sourcesOf].map(([phrase, sources]) => {
  const most = Math.max(...sources.values());
  const main = [...sources].filter(([, count]) => count >= most - MARGIN).map(([number]) => number);
  return `${phrase}\t${main.length > MAX_OCCUPATIONS ? "" : main.join(",")}`;
});
const text = [...occupations.map(({ code, title }) => `${code}\t${title}`), "", ...lines.sort()].join("\n");
writeFileSync(new URL("./onet.tsv.gz", import.meta.url), gzipSync(`${text}\n`, { level: 9 }));
process.stdout.write(`Wrote ${occupations.length} occupations and ${lines.length} phrases.\n`);

function add(title: string, number: number, count: number): void {
  const phrase = wordsOf(title).join(" ");
  if (phrase === "") return;
  const sources = sourcesOf.get(phrase) ?? new Map<number, number>();
  sources.set(number, Math.max(count, sources.get(number) ?? 0));
  sourcesOf.set(phrase, sources);
}

/** The cells of a file of O*NET, without its head. */
function read(name: string): string[][] {
  const [, ...rows] = readFileSync(join(folder ?? "", name), "utf8")
    .trimEnd()
    .split(/\r?\n/);
  return rows.map((row) => row.split("\t"));
}
