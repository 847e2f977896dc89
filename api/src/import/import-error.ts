/** Why a file as a whole cannot be imported, in words for whoever brought it. */
export class ImportError extends Error {
  override name = "ImportError";
}
