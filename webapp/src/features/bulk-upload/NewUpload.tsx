import { BULK_FILE } from "@jobmap/contract/file-rules";
import { useNavigate } from "react-router";
import { t } from "#text";
import { sendForm } from "../../lib/api.ts";
import type { FileLimits } from "../../ui/index.ts";
import { InstantUpload } from "../files/InstantUpload.tsx";

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Browsers name a CSV file by what the machine opens it with. */
const LIMITS: FileLimits = {
  types: {
    [XLSX]: "XLSX",
    "text/csv": "CSV",
    "application/vnd.ms-excel": "CSV",
    "text/plain": "CSV",
    "text/tab-separated-values": "CSV",
  },
  maxBytes: BULK_FILE.maxBytes,
  maxFiles: BULK_FILE.maxCount,
};

/** Uploads a file as soon as it is chosen, and goes on to its columns. */
export function NewUpload() {
  const navigate = useNavigate();
  return (
    <InstantUpload
      label={t`Your jobs`}
      limits={LIMITS}
      field={BULK_FILE.field}
      doing={t`Reading your file`}
      send={async (form) => {
        const { id } = await sendForm("POST employer/job/job-bulk-upload-new", form);
        await navigate(`?upload=${id}`);
      }}
    />
  );
}
