/** The thread that reads one PDF for `pdf-pages.ts`. */
import { parentPort, workerData } from "node:worker_threads";
import { getDocumentProxy } from "unpdf";

try {
  const document = await getDocumentProxy(workerData, { verbosity: 0, useSystemFonts: false });
  // The first page has to be one: a number alone is only what the document claims.
  await document.getPage(1);
  parentPort?.postMessage({ pages: document.numPages });
} catch (error) {
  const isLocked = error instanceof Error && error.name === "PasswordException";
  parentPort?.postMessage({ problem: isLocked ? "encrypted" : "broken" });
}
