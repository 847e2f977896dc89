/** What a company's map knows before its jobs arrive; undefined if loading failed. */
export interface First {
  readonly company: unknown;
  readonly jobs: Promise<unknown>;
  /** Resolves when the server responds. */
  readonly begun: Promise<unknown>;
}

/** Covers an element with a preview until the signal aborts, when the widget is there. */
export type ShowFirst = (
  element: HTMLElement,
  options: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
) => First | undefined;
