import type { EmployerJob } from "@jobmap/contract";
import type { JobFields } from "../fields/job-fields.ts";
import type { Conflict } from "./difference.ts";

/** How far what was typed is saved. Whatever is not saved is kept on the device. */
export type Saving =
  /** Nothing was typed here. */
  | { readonly status: "unchanged" }
  | { readonly status: "saving" }
  /** `at` in milliseconds since 1970. */
  | { readonly status: "saved"; readonly at: number }
  /** The server could not be reached, or asks for patience: it is tried again by itself. */
  | { readonly status: "waiting"; readonly message: string; readonly isOffline: boolean }
  /** The server will not have it. */
  | { readonly status: "refused"; readonly message: string };

export interface EditorState {
  /** As the server has it; undefined as long as it is not made. */
  readonly job: EmployerJob | undefined;
  readonly fields: JobFields;
  /** Counts how often the form was filled by something else than typing: its fields begin afresh. */
  readonly filled: number;
  readonly saving: Saving;
  /** Words about fields that are not saved because of what is in them, by paths of the form's fields: `locations[2].street`. */
  readonly problems: Readonly<Record<string, string>>;
  /** It was changed in another place. Nothing is saved until somebody has decided. */
  readonly conflict: Conflict | undefined;
  /** What is not saved could not be kept on the device either. */
  readonly isAtRisk: boolean;
}
