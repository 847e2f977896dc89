import type { ResumeContent } from "@jobmap/contract";
import { resumeTemplate } from "@jobmap/contract/resume-templates";
import { expect, test } from "vitest";
import {
  filledRows,
  rowsInOrder,
  rowsWith,
  sectionRows,
  withRows,
} from "../src/features/resumes/resume-sections.ts";

const EMPTY: ResumeContent = {
  sections: [],
  order: [],
  hidden: [],
  wording: [],
  has_photo: false,
  has_license_numbers: false,
};
const ids = (content: ResumeContent, template: "harbor" | "scholar" = "harbor") =>
  sectionRows(template, content).map(({ id }) => id);

test("a resume without choices has the order of its template, and so has one that only hides", () => {
  expect(ids(EMPTY, "scholar")).toEqual(resumeTemplate("scholar")?.sections);
  const rows = rowsWith(sectionRows("harbor", EMPTY), { id: "skills", is_hidden: true });
  const hiding = withRows(EMPTY, "harbor", rows);
  expect(hiding.sections).toEqual([{ id: "skills", is_hidden: true }]);
  expect(ids(hiding, "scholar")).toEqual(resumeTemplate("scholar")?.sections);
});

test("an order or a heading of one's own is kept whole, whatever the template", () => {
  const rows = sectionRows("harbor", EMPTY);
  const renamed = withRows(EMPTY, "harbor", rowsWith(rows, { id: "skills", heading: "Knots" }));
  expect(ids(renamed, "scholar")).toEqual(ids(EMPTY));
  const moved = withRows(EMPTY, "harbor", rowsInOrder(rows, ["skills", "work"]));
  // What is not seen stays where it is.
  expect(ids(moved).slice(0, 4)).toEqual(["summary", "skills", "education", "work"]);
  expect(withRows(moved, "harbor", sectionRows("harbor", EMPTY)).sections).toEqual([]);
});

test("an order that names a few sections begins with them, as the file does", () => {
  const content = {
    ...EMPTY,
    sections: [{ id: "skills", is_hidden: true } as const, { id: "work" } as const],
  };
  expect(ids(content).slice(0, 4)).toEqual(["work", "summary", "education", "skills"]);
});

test("sections without anything to show are not listed", () => {
  const part = { id: 1, section: "skills", title: "Knots", detail: "", summary: "", highlights: [] } as const;
  const profile = { summary: "", parts: [{ ...part, highlights: [] }] };
  const rows = sectionRows("harbor", EMPTY);
  expect(filledRows(rows, profile, EMPTY)).toEqual([{ id: "skills" }]);
  expect(filledRows(rows, profile, { ...EMPTY, summary: "I sail." })).toHaveLength(2);
});
