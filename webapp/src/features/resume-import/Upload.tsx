import { RESUME_IMPORT } from "@jobmap/contract/file-rules";
import { t } from "#text";
import { sendForm } from "../../lib/api.ts";
import type { FileLimits } from "../../ui/index.ts";
import { InstantUpload } from "../files/InstantUpload.tsx";

const LIMITS: FileLimits = {
  types: {
    "application/pdf": "PDF",
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "DOCX",
    "application/json": "JSON",
    "application/zip": "ZIP",
    "application/x-zip-compressed": "ZIP",
  },
  maxBytes: RESUME_IMPORT.maxBytes,
  maxFiles: RESUME_IMPORT.maxCount,
};

/** Reads a file as soon as it is chosen. */
export const Upload = ({ onRead }: { onRead: () => void }) => (
  <InstantUpload
    label={t`Your resume`}
    hint={t`A PDF or Word file, a JSON Resume file, or the zip that LinkedIn sends you under “Get a copy of your data”.`}
    limits={LIMITS}
    field={RESUME_IMPORT.field}
    doing={t`Reading your resume`}
    send={async (form) => {
      await sendForm("POST user/resume-draft/upload", form);
      onRead();
    }}
  />
);
