import type { EmployerJob } from "@jobmap/contract";
import type { JobFields } from "../fields/job-fields.ts";
import type { Conflict } from "./difference.ts";

/** The save state of the form. Unsaved edits are kept on the device. */
export type Saving =
  /** Nothing was edited here. */
  | { readonly status: "unchanged" }
  | { readonly status: "saving" }
  /** `at` in milliseconds since 1970. */
  | { readonly status: "saved"; readonly at: number }
  /** The server is unreachable or asked to retry later: the editor retries by itself. */
  | { readonly status: "waiting"; readonly message: string; readonly isOffline: boolean }
  /** The server rejected the changes. */
  | { readonly status: "refused"; readonly message: string };

export interface EditorState {
  /** The listing as the server has it; undefined until it is created. */
  readonly job: EmployerJob | undefined;
  readonly fields: JobFields;
  /** Counts how often the form was filled from outside: its fields then remount. */
  readonly filled: number;
  readonly saving: Saving;
  /** Error messages of fields that cannot be saved as they are, by form path: `locations[2].street`. */
  readonly problems: Readonly<Record<string, string>>;
  /** The listing was changed elsewhere. Saving is paused until the user resolves the conflict. */
  readonly conflict: Conflict | undefined;
  /** Unsaved edits could not be stored on the device either. */
  readonly isAtRisk: boolean;
}
