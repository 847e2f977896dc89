import type { ReadBack, Resume, ResumeDraft, ResumePart } from "@jobmap/contract";

const part = (id: number, section: ResumePart["section"], title: string, detail = ""): ResumePart => ({
  id,
  section,
  title,
  detail,
  summary: section === "work" ? "Leads a crew of twelve." : "",
  highlights: section === "work" ? ["Kept the vessel at sea 320 days a year.", "Trained eight cadets."] : [],
});

export const PROFILE = {
  name: "Ada Castellanos",
  headline: "Captain",
  summary: "Twenty years at sea.",
  has_picture: false,
  parts: [
    part(1, "work", "Captain", "Sea Trade"),
    part(2, "work", "First mate", "Harbor Lines"),
    part(3, "education", "Bachelor of Science", "Nautical College"),
    part(4, "skills", "Navigation"),
    part(5, "licenses", "Master mariner", "Coast Guard"),
    part(6, "languages", "Spanish", "C1"),
  ],
};

export const CONTENT: Resume["content"] = {
  sections: [],
  order: [],
  hidden: [],
  wording: [],
  has_photo: false,
  has_license_numbers: false,
};

export const resume = (id: number, name: string): Resume => ({
  id,
  version: 1,
  name,
  template: "harbor",
  paper: "letter",
  content: CONTENT,
  updated_at: "2026-11-20T08:00:00.000Z",
});

export const READING: ReadBack = {
  reader: "screen_reader",
  problem: null,
  lines: [
    { role: "Heading 1", text: "Ada Castellanos" },
    { role: "Paragraph", text: "ada@example.com" },
    { role: "Heading 2", text: "Experience" },
    { role: "Heading 3", text: "Captain" },
    { role: "List of 2", text: "" },
    { role: "List item", text: "Kept the vessel at sea 320 days a year." },
    { role: "List item", text: "Trained eight cadets." },
  ],
  lost: 0,
  differences: [],
};

const box = (y: number, width: number) => ({ page: 0, x: 54, y, width, height: 12 });

export const DRAFT: ResumeDraft = {
  file_name: "captain.pdf",
  expires_at: "2026-12-20T08:00:00.000Z",
  created_at: "2026-11-20T08:00:00.000Z",
  document: {
    basics: { name: "Ada Castellanos", email: "ada@example.com", summary: "Twenty years at sea." },
    work: [
      { position: "Captain", name: "Sea Trade", startDate: "2020-05", highlights: ["Led a crew of twelve."] },
    ],
    skills: [{ name: "Navigation" }, { name: "Radar" }],
  },
  findings: [
    { path: "basics.name", confidence: 0.98, boxes: [box(60, 120)] },
    { path: "basics.email", confidence: 0.99, boxes: [box(80, 110)] },
    { path: "work[0].position", confidence: 0.9, boxes: [box(140, 60)] },
    { path: "work[0].name", confidence: 0.4, boxes: [box(156, 70)] },
  ],
  left_out: [],
  pages: [{ width: 612, height: 792 }],
  texts: [
    { ...box(60, 120), text: "Ada Castellanos", is_bold: true },
    { ...box(80, 110), text: "ada@example.com", is_bold: false },
    { ...box(120, 80), text: "Experience", is_bold: true },
    { ...box(140, 60), text: "Captain", is_bold: true },
    { ...box(156, 70), text: "Sea Trade", is_bold: false },
  ],
};

export const LONG = "Schiffsausrüstungsunterlagenverwaltung".repeat(3);
