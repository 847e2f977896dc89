import { writeFileSync } from "node:fs";
import pino from "pino";
import { afterAll, expect, test } from "vitest";
import { TypstRenderer } from "../../src/gateways/resumes/index.ts";
import { isPromised, matrixPage, measure, shareOf } from "./measure.ts";
import { HAS_POPPLER } from "./readers.ts";

const PEOPLE = Number(process.env["TEST_PEOPLE"] ?? 1);
const PAGE = new URL("../../../docs/resume-matrix.md", import.meta.url);
const renderer = new TypstRenderer(pino({ level: "silent" }));
afterAll(() => renderer.stop());

test(
  "facts come back from every template, in every script that it promises, by independent readers",
  async () => {
    if (!HAS_POPPLER) process.stdout.write("Without pdftotext, resumes are read back by pdf.js alone.\n");
    const cells = await measure(renderer, PEOPLE);
    if (process.env["TEST_MATRIX"] === "write") writeFileSync(PAGE, matrixPage(cells, PEOPLE));
    const bad = cells
      .filter((cell) => isPromised(cell) && shareOf(cell) < 0.99)
      .map(
        ({ template, script, reader, lost }) =>
          `${template.id} ${script} ${reader}: ${lost.slice(0, 3).join(" / ")}`,
      );
    expect(bad).toEqual([]);
  },
  120_000 * PEOPLE,
);
