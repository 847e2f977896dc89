/** Why a whole file cannot be imported, worded for the person who supplied it. */
export class ImportError extends Error {
  override name = "ImportError";
}
