import type { ResumeReader } from "@jobmap/contract";
import { t } from "#text";

/** The five readers, and what each of them stands for. */
export const READER_TEXTS: Readonly<Record<ResumeReader, { readonly name: string; readonly about: string }>> =
  {
    pdf_js: {
      name: "pdf.js",
      about: t`Shows PDFs in browsers and in many hiring systems. It knows where letters stand; lines are put together from that.`,
    },
    poppler: {
      name: "poppler",
      about: t`The reading order of pdftotext, with which many programs take PDFs apart.`,
    },
    word: {
      name: t`Word file`,
      about: t`Paragraphs and headings as programs find them in the Word file.`,
    },
    plain_text: {
      name: t`Plain text`,
      about: t`What is left when somebody copies the PDF into a form: letters in the order of the file.`,
    },
    screen_reader: {
      name: t`Screen reader`,
      about: t`Headings, lists and paragraphs in the order in which the PDF’s tags have them read aloud.`,
    },
  };
