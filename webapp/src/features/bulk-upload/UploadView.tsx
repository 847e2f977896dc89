import type { BulkUploadDetail } from "@jobmap/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { t } from "#text";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import { ErrorState, Heading, Stepper, TextSkeleton } from "../../ui/index.ts";
import styles from "./BulkUpload.module.css";
import { ColumnsStep } from "./ColumnsStep.tsx";
import { Progress } from "./Progress.tsx";
import { RemoveButton } from "./RemoveButton.tsx";
import { RepairStep } from "./RepairStep.tsx";
import { Result } from "./Result.tsx";
import { uploadInSpanish } from "./upload-spanish.ts";
import { isWorkedOn } from "./upload-words.ts";

/** The socket tells when the server got further; this is for networks that forbid sockets. In ms. */
const ASKS_EVERY_MS = 2_000;

const STEPS = [
  { id: "file", text: t`File` },
  { id: "columns", text: t`Columns` },
  { id: "repair", text: t`Repair` },
  { id: "jobs", text: t`Jobs` },
] as const;

export const uploadQuery = (id: number) =>
  endpointQuery("GET employer/job/get-job-bulk-list", { query: { id, limit: 1 } });

/** One upload, at the step that it has come to. */
export function UploadView({ id }: { id: number }) {
  const { data, error, isLoadingError, refetch } = useQuery({
    ...uploadQuery(id),
    ...(import.meta.env.LANGUAGE === "es" && { select: uploadInSpanish }),
    refetchInterval: ({ state }) =>
      state.data?.upload && isWorkedOn(state.data.upload) ? ASKS_EVERY_MS : false,
  });
  if (isLoadingError && error.code === "not_found")
    return (
      <ErrorState title={t`This upload is gone.`}>
        <Link to="?">{t`All your uploads`}</Link>
      </ErrorState>
    );
  if (isLoadingError)
    return (
      <ErrorState title={t`The upload did not load.`} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    );
  const upload = data?.upload;
  if (!upload) return <TextSkeleton lines={6} />;
  return (
    <>
      <div className={styles["head"]}>
        <Heading level={2} size="xl" className={styles["file"]}>
          {upload.file_name}
        </Heading>
        <Link to="?">{t`All uploads`}</Link>
        <RemoveButton upload={upload} />
      </div>
      <Stepper label={t`Steps of the upload`} steps={STEPS} current={stepOf(upload)} />
      <Step upload={upload} />
    </>
  );
}

function stepOf({ state }: BulkUploadDetail): (typeof STEPS)[number]["id"] {
  if (state === "UPLOADED") return "columns";
  return state === "VALIDATING" || state === "READY" ? "repair" : "jobs";
}

function Step({ upload }: { upload: BulkUploadDetail }) {
  switch (upload.state) {
    case "UPLOADED":
      return <ColumnsStep key={`${upload.sheet} ${upload.header_row}`} upload={upload} />;
    case "READY":
      return <RepairStep upload={upload} />;
    case "VALIDATING":
    case "PROCESSING":
      return <Progress upload={upload} />;
    default:
      return <Result upload={upload} />;
  }
}
