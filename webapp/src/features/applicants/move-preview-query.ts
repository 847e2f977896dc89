import type { EmployerApplicationAction } from "@jobmap/contract";
import { call } from "../../lib/api.ts";
import { selectionOf, type Target } from "./move.ts";

/** What a move would do, asked anew whenever its dialog opens. */
export function movePreviewQuery(action: EmployerApplicationAction, target: Target) {
  const body = { action, selection: selectionOf(target) };
  return {
    queryKey: ["POST employer/applicants/preview", body],
    queryFn: () => call("POST employer/applicants/preview", { body }),
    gcTime: 0,
  };
}
