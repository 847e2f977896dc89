import type { JobContentKey } from "@jobmap/contract";
import { createContext } from "react";

/** Says that fields are right as they were read. @throws ApiFailure */
export type ConfirmMarks = (fields: readonly JobContentKey[]) => Promise<void>;

/** Of the listing that the form edits. */
export const ConfirmContext = createContext<ConfirmMarks>(async () => {});
