import { savePendingAction as keep, takePendingAction as take } from "../../lib/pending-action.ts";
import type { MarkedJob } from "./marks-store.ts";

const KIND = "save-after-sign-in";

/** Remembers the job that a visitor tried to save. */
export const savePendingAction = ({ id, title }: MarkedJob): void => keep(KIND, { id, title });

/** Returns the remembered job and forgets it. */
export function takePendingAction(): MarkedJob | undefined {
  const wish = take(KIND);
  if (typeof wish !== "object" || wish === null || !("id" in wish && "title" in wish)) return undefined;
  const { id, title } = wish;
  return typeof id === "number" && typeof title === "string" ? { id, title } : undefined;
}
