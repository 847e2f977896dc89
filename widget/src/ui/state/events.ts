import type { EventName } from "../../core/protocol.ts";
import type { Filters } from "../api/filters.ts";

/** The details of each event of an embed. In the DOM it is a CustomEvent named `jobmap:` plus the name. */
export interface WidgetEvents {
  /** The jobs are on screen. */
  readonly ready: { readonly company: string; readonly total: number };
  /** A job is about to open. Cancel it to show the job in your own way. */
  readonly "job-open": { readonly id: number; readonly title: string; readonly url: string };
  readonly "job-close": { readonly id: number };
  /** An apply button was clicked. Cancel it to apply in your own way. */
  readonly "apply-click": {
    readonly id: number;
    readonly title: string;
    readonly url: string;
    readonly attribution: Readonly<Record<string, string>>;
  };
  readonly "filter-change": { readonly filters: Filters; readonly total: number };
  readonly "viewport-change": {
    readonly west: number;
    readonly south: number;
    readonly east: number;
    readonly north: number;
    readonly zoom: number;
  };
  /** Something is wrong: an option, the company or the service. The embed shows it as well. */
  readonly error: { readonly code: string; readonly message: string; readonly option?: string };
}

export type { EventName };

/** Dispatches an event to the page; returns false if a listener canceled it. */
export type Tell = <K extends EventName>(name: K, detail: WidgetEvents[K]) => boolean;
