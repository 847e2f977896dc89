/** Why a page or file of another site could not be had, worded for the person who gave its address. */
export class WebError extends Error {
  override name = "WebError";
}
