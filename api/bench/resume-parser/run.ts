/**
 * npm run bench -- resume-parser [PEOPLE]: how many fields of generated resumes the parser gives back, by layout, and of our own templates. The same people and
 * layouts each time. Ends with an error where it gives back less than it should. With RECOVERY=write the table goes to docs/resume-recovery.md.
 */
import { writeFileSync } from "node:fs";
import { RESUME_TEMPLATES } from "@jobmap/contract/resume-templates";
import pino from "pino";
import type { ResumeKind } from "../../src/files/reader/messages.ts";
import { readResume } from "../../src/files/reader/resume.ts";
import { TypstRenderer } from "../../src/gateways/resumes/index.ts";
import { sheetOf } from "../../src/resumes/sheet-of.ts";
import { somebody } from "../../test/support/requester.ts";
import { compare } from "../../test/support/resumes/compare.ts";
import { draw } from "../../test/support/resumes/draw.ts";
import { LAYOUTS } from "../../test/support/resumes/layouts.ts";
import { type Person, personOf } from "../../test/support/resumes/people.ts";
import { type RecoveryRow, recoveryPage } from "./recovery-page.ts";

const PEOPLE = Number(process.argv[2] ?? 40);
/** Shares of all fields: of layouts of one column, of two, of our own templates, and of ways to reach a person; and of false values. */
const FLOORS = { one: 0.95, two: 0.9, own: 0.99, contact: 0.99, wrong: 0.01 };

const isContact = (fact: string) => /^(?:name|email|phone) = /.test(fact);
const percent = (share: number) => `${(share * 100).toFixed(2)} %`;
const renderer = new TypstRenderer(pino({ level: "error" }));

/** Draws each person, reads the file, and prints what came back. @returns whether that is as much as it should be */
async function measure(
  name: string,
  floor: number,
  as: ResumeKind,
  fileOf: (person: Person) => Uint8Array | Promise<Uint8Array>,
): Promise<boolean> {
  let [shown, right, wrong, contact, milliseconds] = [0, 0, 0, 0, 0];
  for (let seed = 0; seed < PEOPLE; seed++) {
    const person = personOf(seed);
    const file = Buffer.from(await fileOf(person));
    const start = performance.now();
    const answer = await readResume(as, file);
    milliseconds += performance.now() - start;
    if (!("resume" in answer)) throw new Error(`${name}: ${JSON.stringify(answer)}`);
    const found = compare(person, answer.resume.document);
    shown += found.shown;
    right += found.right;
    wrong += found.wrong.length;
    contact += 3 - found.missing.filter(isContact).length;
    if (process.env["VERBOSE"])
      for (const fact of [...found.missing, ...found.wrong]) console.log(`  ${seed} ${fact}`);
  }
  const isGood =
    right / shown >= floor &&
    wrong / (right + wrong) <= FLOORS.wrong &&
    contact / (PEOPLE * 3) >= FLOORS.contact;
  rows.push({ name, shown, right, wrong, contact: contact / (PEOPLE * 3) });
  console.log(
    [
      name.padEnd(16),
      String(shown).padStart(7),
      percent(right / shown).padStart(13),
      percent(wrong / (right + wrong)).padStart(14),
      percent(contact / (PEOPLE * 3)).padStart(19),
      (milliseconds / PEOPLE).toFixed(0).padStart(11),
      isGood ? "" : "  below what it should be",
    ].join(" "),
  );
  return isGood;
}

const results: boolean[] = [];
const rows: RecoveryRow[] = [];

console.log(`${PEOPLE} people, each in every layout\n`);
console.log("layout            fields    given back   false values   name, mail, phone   ms a file");
for (const [name, layout] of Object.entries(LAYOUTS)) {
  const floor = layout.columns.startsWith("sidebar") ? FLOORS.two : FLOORS.one;
  results.push(await measure(name, floor, "pdf", (person) => draw(person, layout)));
}
for (const { id, sections } of RESUME_TEMPLATES)
  for (const format of ["pdf", "docx"] as const)
    results.push(
      await measure(`${id} ${format}`, FLOORS.own, format === "pdf" ? "pdf" : "word", async (person) => {
        const sheet = JSON.stringify(sheetOf(person, { sections }));
        const file = await renderer.render({ format, template: id, paper: "letter", sheet }, somebody());
        if (!("bytes" in file)) throw new Error(JSON.stringify(file));
        return file.bytes;
      }),
    );
await renderer.stop();
if (process.env["RECOVERY"] === "write")
  writeFileSync(new URL("../../../docs/resume-recovery.md", import.meta.url), recoveryPage(rows, PEOPLE));
if (results.includes(false)) process.exitCode = 1;
