import type { JobReading } from "@jobmap/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { t } from "#text";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import { useSession } from "../../lib/session.ts";
import { ErrorState, Page, TextSkeleton } from "../../ui/index.ts";
import { inWords } from "../employer-jobs/form-options.ts";
import { AskSource } from "./AskSource.tsx";
import { ChooseJob } from "./ChooseJob.tsx";
import { forgetSource, useKeptSource } from "./kept-source.ts";
import { ReviewReading } from "./ReviewReading.tsx";

const formData = { ...endpointQuery("GET employer/job/get-form-data", {}), select: inWords };

/** `/employer/post-job/from-source`: a job that is written up elsewhere becomes a draft, looked through by its employer. */
export function FromSourceView() {
  const data = useQuery(formData);
  const account = useSession(({ profile, former }) => (profile ?? former)?.id) ?? 0;
  const { kept, keep } = useKeptSource(account);
  const [reading, setReading] = useState<JobReading>();
  const navigate = useNavigate();
  const isReview = reading !== undefined && reading.jobs.length === 0;
  const back = () => setReading(undefined);
  const open = (id: number) => {
    forgetSource(account);
    void navigate(`/employer/post-job?id=${id}`);
  };
  return (
    <Page
      title={t`Start from what you have`}
      width={isReview ? "board" : "column"}
      lead={
        isReview
          ? t`Check what we read against your source. Leave out what is wrong; the rest becomes a draft that only you see.`
          : t`Is the job written up already? Choose a template, or give us its link, file or text, and we fill in the form with what it says.`
      }
    >
      {data.isLoadingError ? (
        <ErrorState title={t`This page did not load.`} onRetry={() => void data.refetch()}>
          <p>{data.error.message}</p>
        </ErrorState>
      ) : data.data === undefined ? (
        <TextSkeleton lines={6} />
      ) : reading === undefined ? (
        <AskSource
          kept={kept}
          onKeep={keep}
          onRead={setReading}
          onStarted={(id) => void navigate(`/employer/post-job?id=${id}`)}
        />
      ) : isReview ? (
        <ReviewReading reading={reading} data={data.data} onSaved={open} onBack={back} />
      ) : (
        <ChooseJob reading={reading} onRead={setReading} onBack={back} />
      )}
    </Page>
  );
}
