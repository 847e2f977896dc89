import type { BulkUpload } from "@jobmap/contract";
import { useState } from "react";
import { useNavigate } from "react-router";
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
    toast(left ? `${file_name} is being taken back` : `${file_name} was deleted`, { tone: "success" });
    if (!left) await navigate("?");
  };
  if (!can_cancel && !upload.can_delete) return null;
  const word = can_cancel ? "Take back" : "Delete";
  return (
    <>
      <Button
        variant="line"
        size={isSmall ? "sm" : "md"}
        icon={can_cancel ? <UndoIcon /> : <TrashIcon />}
        aria-label={`${word} ${file_name}`}
        onClick={() => setAsking(true)}
      >
        {word}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={can_cancel ? "Take this upload back?" : "Delete this upload?"}
        yes={can_cancel ? "Take it back" : "Delete it"}
        no="Keep it"
        onConfirm={remove}
      >
        {can_cancel ? (
          <p>
            Of the {numberText(created)} jobs that it made, drafts are deleted and published ones closed;
            their applicants are told. Drafts you have edited since, and jobs that it only changed, stay as
            they are.
          </p>
        ) : (
          <p>The rows and your repairs are gone for good. No job changes.</p>
        )}
      </ConfirmDialog>
    </>
  );
}
