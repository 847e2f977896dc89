import type { BulkUpload } from "@jobmap/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { toastFailure } from "../../lib/aloud.ts";
import { call } from "../../lib/api.ts";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import { Button } from "../../ui/index.ts";
import styles from "./BulkUpload.module.css";
import { ProblemFile } from "./ProblemFile.tsx";
import { numberText } from "./upload-words.ts";

/** What working through the file would do, and the button that does it. */
export function DryRun({ upload }: { upload: BulkUpload }) {
  const { id, faulty } = upload;
  const [isBusy, setBusy] = useState(false);
  const plan = useQuery(endpointQuery("GET employer/job/bulk-plan", { query: { id } }));
  const start = async () => {
    setBusy(true);
    await call("POST employer/job/bulk-start", { body: { id } }).catch((failure: unknown) => {
      toastFailure(failure);
      setBusy(false);
    });
  };
  const { data } = plan;
  const good = data ? data.created + data.changed + data.same : 0;
  return (
    <section className={styles["plan"]} aria-label="Dry run">
      <p role="status" className={styles["outcome"]}>
        {data ? `Dry run: ${data.words}` : plan.isError ? plan.error.message : "Dry run: counting…"}
      </p>
      <p className={styles["hint"]}>
        New jobs become drafts. Changes of published jobs are public at once.
        {faulty > 0 && ` The ${numberText(faulty)} with problems are left out; you can bring them later.`}
      </p>
      <div className={styles["ways"]}>
        <Button size="lg" busy={isBusy} disabled={good === 0} onClick={start}>
          {data && data.created > 0 ? `Make ${numberText(data.created)} drafts` : "Start"}
        </Button>
        {faulty > 0 && <ProblemFile upload={upload} />}
      </div>
    </section>
  );
}
