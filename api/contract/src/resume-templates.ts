/** Plain constants, which the web app may import without zod. */

export const RESUME_PAPERS = ["letter", "a4"] as const;
export type ResumePaper = (typeof RESUME_PAPERS)[number];

export const RESUME_FORMATS = ["pdf", "docx"] as const;
/** A picture of the pages, to look at. */
export const RENDER_FORMATS = [...RESUME_FORMATS, "svg"] as const;
export type RenderFormat = (typeof RENDER_FORMATS)[number];
export type ResumeFormat = (typeof RESUME_FORMATS)[number];

/** Writing systems that templates are measured with: docs/resume-matrix.md. */
export const RESUME_SCRIPTS = [
  "latin",
  "polish",
  "vietnamese",
  "chinese",
  "arabic",
  "hebrew",
  "devanagari",
] as const;
export type ResumeScript = (typeof RESUME_SCRIPTS)[number];

export const RESUME_SECTIONS = [
  "summary",
  "work",
  "education",
  "skills",
  "certificates",
  "licenses",
  "languages",
  "projects",
  "volunteer",
  "publications",
  "awards",
  "affiliations",
  "interests",
  "references",
] as const;
export type ResumeSection = (typeof RESUME_SECTIONS)[number];

export const SECTION_HEADINGS: Readonly<Record<ResumeSection, string>> = {
  summary: "Summary",
  work: "Experience",
  education: "Education",
  skills: "Skills",
  certificates: "Certificates",
  licenses: "Licenses",
  languages: "Languages",
  projects: "Projects",
  volunteer: "Volunteering",
  publications: "Publications",
  awards: "Awards",
  affiliations: "Affiliations",
  interests: "Interests",
  references: "References",
};

export interface ResumeTemplate {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly columns: 1 | 2;
  /** Whether a picture of the person has a place. */
  readonly hasPhoto: boolean;
  readonly fonts: "sans" | "serif";
  /** `#rrggbb`, of headings and rules; the Word file has it too. */
  readonly accent: string;
  /** Whether names, jobs and dates come back whole from its PDF in this script, in every reader that is tried. */
  readonly scripts: readonly ResumeScript[];
  /** The order of sections until somebody chooses one. */
  readonly sections: readonly ResumeSection[];
  /** The sections of the narrow column. */
  readonly aside?: readonly ResumeSection[];
}

/** pdf.js, which browsers show files with, ignores how a PDF spells out Devanagari: adr/0064. */
const READ_WHOLE: readonly ResumeScript[] = RESUME_SCRIPTS.filter((script) => script !== "devanagari");
/** poppler reads the columns of a mirrored page across. */
const LEFT_TO_RIGHT = READ_WHOLE.filter((script) => script !== "arabic" && script !== "hebrew");
const ASIDE = ["skills", "languages", "certificates", "licenses", "interests"] as const;
const SCHOLARLY = [
  "summary",
  "education",
  "publications",
  "work",
  "awards",
  "projects",
  "affiliations",
  "skills",
  "certificates",
  "licenses",
  "languages",
  "volunteer",
  "interests",
  "references",
] as const;

export const RESUME_TEMPLATES = [
  {
    id: "harbor",
    name: "Harbor",
    description: "One column, centered name, serif. Suits every trade.",
    columns: 1,
    hasPhoto: false,
    fonts: "serif",
    accent: "#1f2937",
    scripts: READ_WHOLE,
    sections: RESUME_SECTIONS,
  },
  {
    id: "meridian",
    name: "Meridian",
    description: "One column, plain letters, a thin colored rule.",
    columns: 1,
    hasPhoto: false,
    fonts: "sans",
    accent: "#0f5c8c",
    scripts: READ_WHOLE,
    sections: RESUME_SECTIONS,
  },
  {
    id: "ledger",
    name: "Ledger",
    description: "Compact: a long career on as few pages as can be read with ease.",
    columns: 1,
    hasPhoto: false,
    fonts: "sans",
    accent: "#374151",
    scripts: READ_WHOLE,
    sections: RESUME_SECTIONS,
  },
  {
    id: "scholar",
    name: "Scholar",
    description: "Academic: education and publications first, generous serif.",
    columns: 1,
    hasPhoto: false,
    fonts: "serif",
    accent: "#6b1f2a",
    scripts: READ_WHOLE,
    sections: SCHOLARLY,
  },
  {
    id: "atlas",
    name: "Atlas",
    description: "One column, headings on bands of soft color.",
    columns: 1,
    hasPhoto: false,
    fonts: "sans",
    accent: "#14614f",
    scripts: READ_WHOLE,
    sections: RESUME_SECTIONS,
  },
  {
    id: "portrait",
    name: "Portrait",
    description: "One column, with a picture beside the name.",
    columns: 1,
    hasPhoto: true,
    fonts: "sans",
    accent: "#7a3e12",
    scripts: READ_WHOLE,
    sections: RESUME_SECTIONS,
  },
  {
    id: "pier",
    name: "Pier",
    description: "Two columns: skills and languages on a tinted side.",
    columns: 2,
    hasPhoto: false,
    fonts: "sans",
    accent: "#1e4e79",
    scripts: LEFT_TO_RIGHT,
    sections: RESUME_SECTIONS,
    aside: ASIDE,
  },
  {
    id: "quay",
    name: "Quay",
    description: "Two columns, the narrow one on the far side, with a picture.",
    columns: 2,
    hasPhoto: true,
    fonts: "sans",
    accent: "#4a2c6d",
    scripts: LEFT_TO_RIGHT,
    sections: RESUME_SECTIONS,
    aside: ASIDE,
  },
  {
    id: "folio",
    name: "Folio",
    description: "Two columns in serif, with a hairline under the name.",
    columns: 2,
    hasPhoto: false,
    fonts: "serif",
    accent: "#29524a",
    scripts: LEFT_TO_RIGHT,
    sections: RESUME_SECTIONS,
    aside: ASIDE,
  },
] as const satisfies readonly ResumeTemplate[];
export type ResumeTemplateId = (typeof RESUME_TEMPLATES)[number]["id"];

/** Widths that sample resumes are drawn in, in pixels: for small sheets, and for large or sharp ones. */
export const SAMPLE_WIDTHS = [612, 1_224] as const;

export function resumeTemplate(id: string): ResumeTemplate | undefined {
  return RESUME_TEMPLATES.find((template) => template.id === id);
}
