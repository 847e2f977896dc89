import type { BulkUpload } from "@jobmap/contract";
import { useState } from "react";
import { useNavigate } from "react-router";
import { t } from "#text";
import { call } from "../../lib/api.ts";
import { toast } from "../../lib/toasts.ts";
import { Button, ConfirmDialog, TrashIcon, UndoIcon } from "../../ui/index.ts";
import { numberText } from "./upload-words.ts";

interface RemoveButtonProps {
  upload: BulkUpload;
  isSmall?: boolean;
}

/** Takes an upload back, or deletes one that made no jobs. */
export function RemoveButton({ upload, isSmall = false }: RemoveButtonProps) {
  const { id, file_name, can_cancel, created } = upload;
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const remove = async () => {
    const left = await call("POST employer/job/delete-bulk-jobs", { body: { id } });
    toast(left ? t`${file_name} is being taken back` : t`${file_name} was deleted`, { tone: "success" });
    if (!left) await navigate("?");
  };
  if (!can_cancel && !upload.can_delete) return null;
  return (
    <>
      <Button
        variant="line"
        size={isSmall ? "sm" : "md"}
        icon={can_cancel ? <UndoIcon /> : <TrashIcon />}
        aria-label={can_cancel ? t`Take back ${file_name}` : t`Delete ${file_name}`}
        onClick={() => setAsking(true)}
      >
        {can_cancel ? t`Take back` : t`Delete`}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={can_cancel ? t`Take this upload back?` : t`Delete this upload?`}
        yes={can_cancel ? t`Take it back` : t`Delete it`}
        no={t`Keep it`}
        onConfirm={remove}
      >
        {can_cancel ? (
          <p>
            {t`Of the ${numberText(created)} jobs that it made, drafts are deleted and published ones closed; their applicants are told. Drafts you have edited since, and jobs that it only changed, stay as they are.`}
          </p>
        ) : (
          <p>{t`The rows and your repairs are gone for good. No job changes.`}</p>
        )}
      </ConfirmDialog>
    </>
  );
}
