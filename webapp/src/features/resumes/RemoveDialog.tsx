import type { Resume } from "@jobmap/contract";
import { t } from "#text";
import { call } from "../../lib/api.ts";
import { ConfirmDialog } from "../../ui/index.ts";

/** Asks before a resume is deleted. */
export function RemoveDialog({ resume: { id, name }, onClose }: { resume: Resume; onClose: () => void }) {
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t`Delete “${name}”?`}
      yes={t`Delete it`}
      no={t`Keep it`}
      onConfirm={async () => {
        await call("DELETE user/resume/{id}", { params: { id } });
      }}
    >{t`Its choices and letter are lost. Your profile stays as it is.`}</ConfirmDialog>
  );
}
