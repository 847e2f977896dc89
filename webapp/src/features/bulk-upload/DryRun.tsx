import type { BulkUpload } from "@jobmap/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { plural, t } from "#text";
import { toastFailure } from "../../lib/aloud.ts";
import { call } from "../../lib/api.ts";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import { Button } from "../../ui/index.ts";
import styles from "./BulkUpload.module.css";
import { ProblemFile } from "./ProblemFile.tsx";
import { outcomeText } from "./upload-words.ts";

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
    <section className={styles["plan"]} aria-label={t`Dry run`}>
      <p role="status" className={styles["outcome"]}>
        {data
          ? t`Dry run: ${outcomeText(data) || t`No rows`}.`
          : plan.isError
            ? plan.error.message
            : t`Dry run: counting…`}
      </p>
      <p className={styles["hint"]}>
        {t`New jobs become drafts. Changes of published jobs are public at once.`}{" "}
        {faulty > 0 &&
          plural(faulty, {
            one: "The # with problems is left out; you can bring it later.",
            other: "The # with problems are left out; you can bring them later.",
          })}
      </p>
      <div className={styles["ways"]}>
        <Button size="lg" busy={isBusy} disabled={good === 0} onClick={start}>
          {data && data.created > 0
            ? plural(data.created, { one: "Make # draft", other: "Make # drafts" })
            : t({ message: "Start", context: "on a button" })}
        </Button>
        {faulty > 0 && <ProblemFile upload={upload} />}
      </div>
    </section>
  );
}
