/**
 * Which files may be uploaded, and the maximum length of texts beside them. No zod, so that a form that needs a rule loads
 * nothing else.
 */

/** Files of one form field. Their type is detected from their content; the name and type that a client claims are ignored. */
export interface FileRules {
  readonly field: string;
  readonly types: readonly string[];
  /** Per file, in bytes. */
  readonly maxBytes: number;
  readonly maxCount: number;
  /** The message for a file of another type. */
  readonly wrongType: string;
}

const MB = 1024 * 1024;

/** Types of a resume: pdf, docx, doc, rtf and plain text. */
export const RESUME_FILES = {
  field: "resume",
  types: [
    "application/pdf",
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    "application/msword",
    "application/rtf",
    "text/plain",
  ],
  maxBytes: 5 * MB,
  maxCount: 1,
  wrongType: "Please upload your resume as pdf, docx, doc, rtf or txt.",
} as const satisfies FileRules;
export const MAX_RESUME_PAGES = 10;

/** A file as the answer to a question: one for each question, under the same limits as resumes. */
export const ANSWER_FILES = {
  field: "answers",
  types: [
    "application/pdf",
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    "image/png",
    "image/jpeg",
  ],
  maxBytes: RESUME_FILES.maxBytes,
  maxCount: 10,
  wrongType: "Please upload a pdf, docx, png or jpeg.",
} as const satisfies FileRules;
/** Characters of a file's name as its sender has it. */
export const MAX_FILE_NAME_LENGTH = 120;
/** Characters of the note beside a resume. */
export const MAX_COVER_NOTE_LENGTH = 5_000;

/** A resume that is read into a profile: pdf, docx, JSON Resume, and the archive of LinkedIn's data export. */
export const RESUME_IMPORT = {
  field: "file",
  types: [
    "application/pdf",
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    "application/json",
    "application/zip",
  ],
  maxBytes: 10 * MB,
  maxCount: 1,
  wrongType: "Please upload a pdf, a docx, JSON Resume, or the zip of your LinkedIn data.",
} as const satisfies FileRules;

/** A file that is read back as programs read it, and not kept. */
export const READ_BACK_FILE = {
  field: "file",
  types: ["application/pdf", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
  maxBytes: 5 * MB,
  maxCount: 1,
  wrongType: "Please choose a pdf or a docx.",
} as const satisfies FileRules;

export const FEEDBACK_FILES = {
  field: "file",
  types: ["image/jpeg", "image/png"],
  maxBytes: 5 * MB,
  maxCount: 5,
  wrongType: "Please upload only jpeg, png or jpg pictures.",
} as const satisfies FileRules;
export const MAX_FEEDBACK_LENGTH = 5_000;

/** A job that is written up in a file, and read into a draft. The file is not kept. */
export const LISTING_FILE = {
  field: "file",
  types: ["application/pdf", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
  maxBytes: 10 * MB,
  maxCount: 1,
  wrongType: "Please choose a pdf or a docx.",
} as const satisfies FileRules;
export const MAX_LISTING_PAGES = 20;
/** Characters of a job that is pasted as text. */
export const MAX_PASTED_LISTING = 60_000;
/** From this confidence on, nobody is asked to look at a value of a job twice. */
export const SURE_READING = 0.75;

/** A table of jobs. What it is beyond an archive or text, its reader tells. */
export const BULK_FILE = {
  field: "file",
  types: ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "text/csv"],
  maxBytes: 20 * MB,
  maxCount: 1,
  wrongType: "Please upload your jobs as xlsx or csv.",
} as const satisfies FileRules;
export const MAX_BULK_ROWS = 10_000;
export const MAX_BULK_COLUMNS = 250;

const PICTURES = {
  types: ["image/jpeg", "image/png", "image/webp"],
  maxCount: 1,
  wrongType: "Please upload only jpeg, png or webp pictures.",
} as const;
export const LOGO_FILE = { ...PICTURES, field: "file", maxBytes: 2 * MB } as const satisfies FileRules;
export const GALLERY_IMAGE = { ...PICTURES, field: "file", maxBytes: 8 * MB } as const satisfies FileRules;
export const GALLERY_VIDEO = {
  field: "file",
  types: ["video/mp4", "video/webm"],
  maxBytes: 100 * MB,
  maxCount: 1,
  wrongType: "Please upload videos as mp4 or webm.",
} as const satisfies FileRules;
/** A candidate's own picture, or the wide one behind it. */
export const PROFILE_IMAGE = { ...PICTURES, field: "file", maxBytes: 8 * MB } as const satisfies FileRules;
/** The shorter side of either, in pixels. */
export const MIN_PROFILE_IMAGE_SIDE = 400;
