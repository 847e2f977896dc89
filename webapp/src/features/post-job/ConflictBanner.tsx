import type { EmployerJob } from "@jobmap/contract";
import { useState } from "react";
import { Trans, t } from "#text";
import { useSession } from "../../lib/session.ts";
import { timeText } from "../../lib/time-text.ts";
import { AlertIcon, Button } from "../../ui/index.ts";
import { ConflictDialog } from "./ConflictDialog.tsx";
import type { Conflict } from "./editor/difference.ts";
import type { JobEditor } from "./editor/job-editor.ts";
import type { FormData } from "./form-data.ts";
import styles from "./PostJob.module.css";

interface ConflictBannerProps {
  conflict: Conflict;
  editor: JobEditor;
  data: FormData;
}

/** Says that the listing was changed elsewhere and links to the differences. Saving is paused until the conflict is resolved. */
export function ConflictBanner({ conflict, editor, data }: ConflictBannerProps) {
  const [isOpen, setOpen] = useState(false);
  const own = useSession(({ profile, former }) => (profile ?? former)?.id);
  return (
    <div className={styles["banner"]} role="alert">
      <AlertIcon />
      <p>
        <Trans>
          <b>{whenText(conflict.stored, own)}</b> Review the changes to keep saving.
        </Trans>
      </p>
      <Button size="sm" onClick={() => setOpen(true)}>{t`Review changes`}</Button>
      {isOpen && (
        <ConflictDialog
          conflict={conflict}
          data={data}
          onClose={() => setOpen(false)}
          onDecide={(theirs) => {
            setOpen(false);
            editor.decide(theirs);
          }}
        />
      )}
    </div>
  );
}

/** "Changed at 10:41 AM by Marisol Torres." */
function whenText({ edited_at, edited_by }: EmployerJob, own: number | undefined): string {
  const at = edited_at === null ? undefined : timeText(Date.parse(edited_at));
  if (edited_by === null) return at === undefined ? t`Changed.` : t`Changed at ${at}.`;
  if (edited_by.account_id === own)
    return at === undefined
      ? t`Changed in another window or on another device.`
      : t`Changed at ${at} in another window or on another device.`;
  return at === undefined ? t`Changed by ${edited_by.name}.` : t`Changed at ${at} by ${edited_by.name}.`;
}
