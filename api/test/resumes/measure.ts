import {
  RESUME_SCRIPTS,
  RESUME_TEMPLATES,
  type ResumeFormat,
  type ResumeScript,
  type ResumeTemplate,
} from "@jobmap/contract/resume-templates";
import type { ResumeRenderer } from "../../src/gateways/resumes/index.ts";
import type { Sheet } from "../../src/resumes/sheet.ts";
import { sheetOf } from "../../src/resumes/sheet-of.ts";
import { somebody } from "../support/requester.ts";
import { factsOf, lostFacts } from "./fields.ts";
import { personOf } from "./people.ts";
import { HAS_POPPLER, readByMammoth, readByPdfJs, readByPoppler, readByXml } from "./readers.ts";

type Reader = (bytes: Uint8Array) => string | Promise<string>;
/** What files are read back with. */
export const READERS: Readonly<Record<string, { format: ResumeFormat; read: Reader }>> = {
  "pdf.js": { format: "pdf", read: readByPdfJs },
  ...(HAS_POPPLER ? { poppler: { format: "pdf", read: readByPoppler } } : {}),
  mammoth: { format: "docx", read: readByMammoth },
  "Word XML": { format: "docx", read: readByXml },
};

export interface Cell {
  readonly template: ResumeTemplate;
  readonly script: ResumeScript;
  readonly reader: string;
  readonly facts: number;
  readonly lost: readonly string[];
}

/** Every template with people of every script, each file read back by all of its readers. */
export async function measure(renderer: ResumeRenderer, people: number): Promise<Cell[]> {
  const pairs = RESUME_TEMPLATES.flatMap((template) =>
    RESUME_SCRIPTS.map((script) => ({ template, script })),
  );
  const cells: Cell[] = [];
  for (const [at, { template, script }] of pairs.entries()) {
    const sheets = Array.from({ length: people }, (_, number) =>
      sheetOf(personOf(script, at + number), { sections: template.sections }),
    );
    for (const format of ["pdf", "docx"] as const) {
      const files = await Promise.all(sheets.map((sheet) => fileOf(renderer, format, template.id, sheet)));
      for (const [reader, { read }] of Object.entries(READERS).filter(([, one]) => one.format === format)) {
        const lost: string[] = [];
        for (const [of, sheet] of sheets.entries())
          lost.push(...lostFacts(factsOf(sheet), await read(files[of] ?? new Uint8Array())));
        cells.push({ template, script, reader, facts: sheets.flatMap(factsOf).length, lost });
      }
    }
  }
  return cells;
}

export async function fileOf(
  renderer: ResumeRenderer,
  format: ResumeFormat,
  template: string,
  sheet: Sheet,
): Promise<Uint8Array> {
  const paper = sheet.name.length % 2 === 0 ? "letter" : "a4";
  const file = await renderer.render({ format, template, paper, sheet: JSON.stringify(sheet) }, somebody());
  if ("problem" in file) throw new Error(`${template}: ${JSON.stringify(file)}`);
  return file.bytes;
}

export const shareOf = ({ facts, lost }: Cell) => 1 - lost.length / facts;

/** The matrix as a page of the documentation. */
export function matrixPage(cells: readonly Cell[], people: number): string {
  const rows = RESUME_TEMPLATES.flatMap((template) =>
    Object.keys(READERS).map((reader) => {
      const shares = RESUME_SCRIPTS.map((script) => {
        const cell = cells.find(
          (one) => one.template.id === template.id && one.script === script && one.reader === reader,
        );
        return cell ? `${(shareOf(cell) * 100).toFixed(1)}${isPromised(cell) ? "" : " *"}` : "–";
      });
      return `| ${[template.name, reader, ...shares].join(" | ")} |`;
    }),
  );
  const facts = cells.reduce((sum, cell) => sum + cell.facts, 0);
  return `# What comes back from our resumes

Written by \`TEST_PEOPLE=${people} TEST_MATRIX=write npx vitest run --project=api api/test/resumes\`; \`npm test\` measures one person a cell and
fails below 99 % wherever a template claims to hold. Every template is printed for ${people} generated people of each script, and the files are read
back by readers that know nothing of us: PDFs by pdf.js (its pieces put together by \`api/src/resumes/pdf-lines.ts\`) and by poppler's
\`pdftotext\` in its default order, Word files by mammoth and by their XML. A fact (a name, title, employer, date, place, school,
degree, skill, level, bullet) counts when it stands there as whole lines, exactly, after NFC and white space: ${facts.toLocaleString("en-US")} facts here.

| Template | Reader | ${RESUME_SCRIPTS.map((script) => script.charAt(0).toUpperCase() + script.slice(1)).join(" | ")} |
| --- | --- | ${RESUME_SCRIPTS.map(() => "--: ").join("| ")}|
${rows.join("\n")}

\\* not promised: the template's manifest leaves the script out, and the builder says so and offers the Word file.

What is not in these people, and does not hold in poppler: numbers, commas and Latin words inside right-to-left sentences. It sets the space
on the wrong side of them. pdf.js ignores how a PDF spells out Devanagari; see [adr/0064](adr/0064-resume-renderer.md).
`;
}

/** Whether the template says that this works. Word files always do. */
export function isPromised({ template, script, reader }: Cell): boolean {
  return READERS[reader]?.format === "docx" || template.scripts.includes(script);
}
