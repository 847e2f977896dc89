/**
 * npm run bench -- job-reader [LISTINGS]: how many fields of generated listings come back, by the form that they are written in. The same listings each time. Ends
 * with an error where too few do. With RECOVERY=write the table goes to docs/job-recovery.md.
 */
import { writeFileSync } from "node:fs";
import { measure, type RecoveryRow } from "../../test/support/listings/measure.ts";
import { BY_HAND } from "./by-hand.ts";

const LISTINGS = Number(process.argv[2] ?? 200);
/** Share of all fields of each form. */
const FLOOR = 0.97;

const rows = measure(LISTINGS);
const percent = ({ right, shown }: RecoveryRow) => ((100 * right) / shown).toFixed(2);
for (const row of rows) {
  console.log(`${row.name.padEnd(14)} ${String(row.shown).padStart(6)} fields ${percent(row).padStart(7)} %`);
  if (process.env["VERBOSE"]) for (const miss of row.wrong) console.log(`  ${miss}`);
}
if (process.env["RECOVERY"] === "write")
  writeFileSync(new URL("../../../docs/job-recovery.md", import.meta.url), page());
if (rows.some(({ right, shown }) => right / shown < FLOOR)) process.exitCode = 1;

function page(): string {
  const lines = rows.map((row) => `| ${row.name.padEnd(12)} | ${percent(row).padStart(8)} |`);
  const fields = rows.reduce((sum, { shown }) => sum + shown, 0);
  return `# What the job reader gives back

Written by \`RECOVERY=write npm run bench -- job-reader ${LISTINGS}\`. ${LISTINGS} generated listings, each in every form of
\`api/test/support/listings/layouts.ts\`: ${fields.toLocaleString("en-US")} fields. A field (title, place, work mode, job type, pay, hours, requisition, deadline,
experience, licenses, benefits, responsibilities, qualifications, description) counts when it comes back exactly. The benchmark and \`npm test\` fail below ${FLOOR * 100} % of any form.
Generated listings are written by those who wrote the reader: they show that nothing that worked is lost, not how well it reads the world.

| Form         | Fields % |
| ------------ | -------: |
${lines.join("\n")}
${BY_HAND}`;
}
