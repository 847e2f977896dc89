import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { Trans, t } from "#text";
import { ApiFailure, call } from "../../lib/api.ts";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import { useSession } from "../../lib/session.ts";
import { toast } from "../../lib/toasts.ts";
import { Button, EmptyState, ErrorState, Page, PlusIcon, Select, TextSkeleton } from "../../ui/index.ts";
import { ResumeEditor } from "./ResumeEditor.tsx";
import styles from "./Resumes.module.css";

const resumesQuery = endpointQuery("GET user/resume", {});

/** `/multiple-resume`: the candidate's resumes, one of them open beside its preview. */
export function ResumesView() {
  const resumes = useQuery(resumesQuery);
  const [chosen, setChosen] = useState<number>();
  const username = useSession(({ profile }) => profile?.username);
  const { data } = resumes;
  const open = data?.items.find(({ id }) => id === chosen) ?? data?.items[0];
  // The list begins with what was changed last, which may be another one soon.
  if (open && open.id !== chosen) setChosen(open.id);
  const number = (data?.items.length ?? 0) + 1;
  const add = () =>
    void call("POST user/resume/add", { body: { name: t`Resume ${number}` } }).then(
      ({ id }) => setChosen(id),
      (failure: unknown) => failure instanceof ApiFailure && toast(failure.message, { tone: "danger" }),
    );
  const addButton = (
    <Button onClick={add}>
      <PlusIcon /> {t`New resume`}
    </Button>
  );
  return (
    <Page
      title={t`Resume / CV Download`}
      width="board"
      lead={
        <>
          {t`Each resume chooses from your profile, in its own order and words.`}{" "}
          {username && (
            <Trans>
              One of them can be <Link to={`/user/${username}`}>your public page</Link>.
            </Trans>
          )}
        </>
      }
      tools={data && data.items.length > 0 && data.items.length < data.most && addButton}
    >
      {resumes.isLoadingError ? (
        <ErrorState title={t`Your resumes did not load.`} onRetry={() => void resumes.refetch()}>
          <p>{resumes.error.message}</p>
        </ErrorState>
      ) : data === undefined ? (
        <TextSkeleton lines={8} />
      ) : open === undefined ? (
        <EmptyState
          title={t`No resumes yet.`}
          action={addButton}
        >{t`A resume takes what is in your profile. You choose what it says, and download it as PDF or Word file.`}</EmptyState>
      ) : (
        <>
          {data.items.length > 1 && (
            <div className={styles["choice"]}>
              <Select
                label={t`Resume`}
                value={String(open.id)}
                options={data.items.map(({ id, name }) => ({ value: String(id), text: name }))}
                onValueChange={(id) => setChosen(Number(id))}
              />
            </div>
          )}
          <ResumeEditor key={open.id} resume={open} profile={data} />
        </>
      )}
    </Page>
  );
}
