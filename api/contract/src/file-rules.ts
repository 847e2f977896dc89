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
/** Characters of the note beside a resume. */
export const MAX_COVER_NOTE_LENGTH = 5_000;

export const FEEDBACK_FILES = {
  field: "file",
  types: ["image/jpeg", "image/png"],
  maxBytes: 5 * MB,
  maxCount: 5,
  wrongType: "Please upload only jpeg, png or jpg pictures.",
} as const satisfies FileRules;
export const MAX_FEEDBACK_LENGTH = 5_000;

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
