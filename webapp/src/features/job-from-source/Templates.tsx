import type { Data } from "@jobmap/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { t } from "#text";
import { call } from "../../lib/api.ts";
import { tell } from "../../lib/failures.ts";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import { toast } from "../../lib/toasts.ts";
import { ConfirmDialog, ErrorState, TextSkeleton } from "../../ui/index.ts";
import styles from "./FromSource.module.css";
import { TemplateRow } from "./TemplateRow.tsx";

/** The company's job templates. @param onStarted with the draft that was made of one */
export function Templates({ onStarted }: { onStarted: (id: number) => void }) {
  const templates = useQuery(endpointQuery("GET employer/job-template/list", {}));
  const [busy, setBusy] = useState(false);
  const [deleting, setDeleting] = useState<Data<"GET employer/job-template/list">[number]>();
  const start = async (id: number, key: string) => {
    setBusy(true);
    try {
      const draft = await call("POST employer/job-template/start", { body: { id, request_key: key } });
      onStarted(draft.id);
    } catch (failure) {
      tell(failure);
    }
    setBusy(false);
  };
  if (templates.isLoadingError)
    return (
      <ErrorState
        title={t`Your templates did not load.`}
        headingLevel={3}
        onRetry={() => void templates.refetch()}
      >
        {templates.error.message}
      </ErrorState>
    );
  if (!templates.data) return <TextSkeleton lines={3} />;
  return (
    <>
      {templates.data.length === 0 ? (
        <p
          className={styles["templateFacts"]}
        >{t`No templates yet. “Save as a template” in the menu of one of your jobs keeps it here.`}</p>
      ) : (
        <ul className={styles["templates"]}>
          {templates.data.map((template) => (
            <TemplateRow
              key={template.id}
              template={template}
              busy={busy}
              onStart={(key) => void start(template.id, key)}
              onDelete={() => setDeleting(template)}
            />
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={deleting !== undefined}
        onClose={() => setDeleting(undefined)}
        title={t`Delete ${deleting?.name ?? ""}?`}
        yes={t`Delete`}
        no={t`Keep it`}
        onConfirm={async () => {
          if (!deleting) return;
          await call("POST employer/job-template/delete", { body: { id: deleting.id } });
          toast(t`Template deleted: ${deleting.name}`);
        }}
      >
        <p>{t`Jobs that began with it stay as they are.`}</p>
      </ConfirmDialog>
    </>
  );
}
