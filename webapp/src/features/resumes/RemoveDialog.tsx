import type { Resume } from "@jobmap/contract";
import { call } from "../../lib/api.ts";
import { ConfirmDialog } from "../../ui/index.ts";

/** Asks before a resume is deleted. */
export function RemoveDialog({ resume: { id, name }, onClose }: { resume: Resume; onClose: () => void }) {
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Delete “${name}”?`}
      yes="Delete it"
      no="Keep it"
      onConfirm={async () => {
        await call("DELETE user/resume/{id}", { params: { id } });
      }}
    >
      Its choices and letter are lost. Your profile stays as it is.
    </ConfirmDialog>
  );
}
