/** Why a page or file of another site could not be had, worded for the person who gave its address. */
export class WebError extends Error {
  override name = "WebError";
  /** The status that the site answered with, if it answered. */
  readonly status: number | null;

  constructor(message: string, { status, ...options }: ErrorOptions & { status?: number } = {}) {
    super(message, options);
    this.status = status ?? null;
  }
}
