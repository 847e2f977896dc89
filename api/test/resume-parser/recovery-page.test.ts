import { readFileSync } from "node:fs";
import { RESUME_TEMPLATES } from "@jobmap/contract/resume-templates";
import { expect, it } from "vitest";
import { LAYOUTS } from "../support/resumes/layouts.ts";

it("the page of what the parser gives back has every layout, every template, and what was promised", () => {
  const page = readFileSync(new URL("../../../docs/resume-recovery.md", import.meta.url), "utf8");
  const rows = [...page.matchAll(/^\| ([\w ]+?) +\| +([\d.]+) \| +([\d.]+) \| +([\d.]+) +\|$/gm)];
  const templates = RESUME_TEMPLATES.flatMap(({ id }) => [`${id} pdf`, `${id} docx`]);
  expect(rows.map(([, name]) => name)).toEqual([...Object.keys(LAYOUTS), ...templates]);
  for (const [, name, fields, wrong, contact] of rows) {
    expect([name, Number(fields)]).toEqual([name, expect.toSatisfy((share: number) => share >= 95)]);
    expect([name, Number(wrong) <= 1, Number(contact) >= 99]).toEqual([name, true, true]);
  }
});
