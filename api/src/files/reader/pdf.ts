import type { ReaderAnswer } from "./messages.ts";
import { unpacksToTooMuch } from "./pdf-streams.ts";
import { getDocumentProxy } from "./pdfjs.ts";

/** Counts the pages of a PDF, or returns why that is impossible. */
export async function readPdf(bytes: Uint8Array): Promise<ReaderAnswer> {
  if (unpacksToTooMuch(bytes)) return { problem: "unpacks_to_too_much" };
  try {
    const document = await getDocumentProxy(new Uint8Array(bytes), {
      verbosity: 0,
      useSystemFonts: false,
      isEvalSupported: false,
    });
    try {
      // The first page must be readable: the number alone is only what the document claims.
      await document.getPage(1);
      return { pages: document.numPages };
    } finally {
      await document.loadingTask.destroy();
    }
  } catch (error) {
    const isLocked = error instanceof Error && error.name === "PasswordException";
    return { problem: isLocked ? "encrypted" : "broken" };
  }
}
