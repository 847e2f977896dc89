/** What a company's map knows before any job; undefined when it could not be had. */
export interface First {
  readonly company: unknown;
  readonly jobs: Promise<unknown>;
  /** When the server answers. */
  readonly begun: Promise<unknown>;
}

/** Covers an element with what can be shown before its widget is there, until the signal ends it. */
export type ShowFirst = (
  element: HTMLElement,
  options: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
) => First | undefined;
