/**
 * Picks names of software from the technology skills of the O*NET 27.0 Database (by the U.S. Department of Labor, Employment and Training
 * Administration; CC BY 4.0, credited in NOTICE) for the comparison of listings and resumes.
 *
 *   node api/db/occupations/pack-software.ts <folder with onet-27.0-technology-skills.txt>
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SOFTWARE } from "../../contract/src/gap/lexicon/software.ts";
import { readLexicon } from "../../contract/src/gap/lexicon.ts";
import { tokensOf } from "../../contract/src/gap/tokens.ts";

/** Names that fewer occupations use are left out: listings seldom have them, and many are words of everyday language. */
const MIN_OCCUPATIONS = 3;
/** Makers that people leave out. */
const MAKERS =
  /^(?:Adobe Systems|Adobe|Apache|Atlassian|Autodesk|Bentley|Dassault Systemes|ESRI|Google|IBM|Intuit|McAfee|Mentor Graphics|Microsoft|National Instruments|Oracle|PTC|Qlik Tech|Red Hat|SAP|Siemens|Symantec|The MathWorks|Trimble|Thomson Reuters|Wolfram Research|Apple|Bowen & Groves|Cadence|Citrix|Corel|FileMaker|Henry Schein|Intergraph|Sage|Tyler Technologies|Xilinx) (?=\S)/;
const OUT = new URL("../../contract/src/gap/lexicon/onet-software.ts", import.meta.url);

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("Name the folder with the file of O*NET.");
const [, ...rows] = readFileSync(join(folder, "onet-27.0-technology-skills.txt"), "utf8")
  .trimEnd()
  .split(/\r?\n/);
const counts = new Map<string, number>();
for (const row of rows) {
  const name = row.split("\t")[1] ?? "";
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

const keyOf = (name: string) =>
  tokensOf(name)
    .map(({ key }) => key)
    .join(" ");
const known = new Set(readLexicon("software", SOFTWARE).map(({ text }) => keyOf(text)));

/** "Structured query language SQL" and "Medical software" are no names: all their later words are everyday ones. */
const isName = (name: string) =>
  !/[,:>^?()]/.test(name) &&
  !/\b(?:software|systems?|tools?|programs?|sites|applications?|databases?|language|suite)$/i.test(name) &&
  name
    .split(" ")
    .slice(1)
    .every((word) => !/^\p{Ll}{3,}$/u.test(word));

/** How a name must be written: one plain word needs something beside it. */
function marked(name: string): string {
  if (/^\p{Lu}?\p{Ll}+$/u.test(name) || /^\p{Lu}{1,4}$/u.test(name)) return `${name}?`;
  return `${name}^`;
}

const lines: string[] = [];
for (const [name, count] of [...counts].sort(([one], [other]) => (one < other ? -1 : 1))) {
  if (count < MIN_OCCUPATIONS || !isName(name)) continue;
  const short = name.replace(MAKERS, "");
  // "Paint" and "Digital Analytics" are no names without their maker.
  const phrases = short !== name && /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u.test(short) ? [name, short] : [name];
  if (phrases.some((phrase) => known.has(keyOf(phrase)))) continue;
  for (const phrase of phrases) known.add(keyOf(phrase));
  lines.push(phrases.map(marked).join(": "));
}
writeFileSync(
  OUT,
  `/** Names of software from the O*NET 27.0 Database (CC BY 4.0, see NOTICE). Made by api/db/occupations/pack-software.ts. */\nexport const ONET_SOFTWARE = \`\n${lines.join("\n")}\n\`;\n`,
);
process.stdout.write(`Wrote ${lines.length} names.\n`);
