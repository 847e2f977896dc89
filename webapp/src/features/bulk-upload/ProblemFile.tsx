import type { BulkUpload } from "@jobmap/contract";
import { useState } from "react";
import { t } from "#text";
import { toastFailure } from "../../lib/aloud.ts";
import { download } from "../../lib/download.ts";
import { Button, DownloadIcon } from "../../ui/index.ts";

/** Downloads the rows with problems, each with what to fix. */
export function ProblemFile({ upload: { id } }: { upload: BulkUpload }) {
  const [isBusy, setBusy] = useState(false);
  const save = async (format: "xlsx" | "csv") => {
    setBusy(true);
    await download("GET employer/job/bulk-file", { query: { id, format } }, `jobs.${format}`).catch(
      toastFailure,
    );
    setBusy(false);
  };
  return (
    <>
      <Button variant="line" icon={<DownloadIcon />} busy={isBusy} onClick={() => save("xlsx")}>
        {t`Rows to fix, XLSX`}
      </Button>
      <Button variant="line" icon={<DownloadIcon />} busy={isBusy} onClick={() => save("csv")}>
        {t`Rows to fix, CSV`}
      </Button>
    </>
  );
}
