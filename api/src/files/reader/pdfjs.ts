import { getResolvedPDFJS } from "unpdf";

/** Loaded in advance, so that it does not count toward the first file's time. */
export const pdfjs = await getResolvedPDFJS();
export { getDocumentProxy } from "unpdf";
