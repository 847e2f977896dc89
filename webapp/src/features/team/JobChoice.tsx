import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { t } from "#text";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import { ErrorState, RadioGroup, TextSkeleton } from "../../ui/index.ts";
import { MultiCombobox } from "../../ui/signed-in.ts";
import { jobName } from "./job-name.ts";

/** Jobs that somebody is limited to; null for all. */
export type JobIds = number[] | null;

interface JobChoiceProps {
  value: JobIds;
  onValueChange: (value: JobIds) => void;
  error?: string | undefined;
}

const HOW = [
  { value: "all", label: t`All jobs`, hint: t`Also those that are posted later.` },
  { value: "chosen", label: t`Chosen jobs`, hint: t`And those that they post themselves.` },
] as const;

const jobsQuery = endpointQuery("GET employer/job/get-all-job-list", {});

/** Which jobs a colleague sees: all, or some, found by parts of their title, town or reference. */
export function JobChoice({ value, onValueChange, error }: JobChoiceProps) {
  // What was chosen is there again after a look at "All jobs".
  const [chosen, setChosen] = useState<number[]>(value ?? []);
  const choose = (ids: number[]) => {
    setChosen(ids);
    onValueChange(ids);
  };
  return (
    <>
      <RadioGroup
        legend={t`Jobs`}
        options={HOW}
        value={value === null ? "all" : "chosen"}
        onValueChange={(how) => onValueChange(how === "all" ? null : chosen)}
        error={value === null ? error : undefined}
      />
      {value !== null && <ChosenJobs value={value} onValueChange={choose} error={error} />}
    </>
  );
}

function ChosenJobs({
  value,
  onValueChange,
  error,
}: {
  value: readonly number[];
  onValueChange: (value: number[]) => void;
  error: string | undefined;
}) {
  const jobs = useQuery(jobsQuery);
  if (jobs.isLoadingError)
    return (
      <ErrorState title={t`Your jobs did not load.`} onRetry={() => void jobs.refetch()}>
        {jobs.error.message}
      </ErrorState>
    );
  if (jobs.data === undefined) return <TextSkeleton lines={1} />;
  return (
    <MultiCombobox
      label={t`Chosen jobs`}
      placeholder={t`Title, town or reference`}
      hint={
        jobs.data.length === 0
          ? t`Your company has no jobs yet.`
          : value.length === 0
            ? t`Without a job, they see none of your company’s jobs and applicants.`
            : undefined
      }
      options={jobs.data.map((job) => ({ value: String(job.id), text: jobName(job) }))}
      value={value.map(String)}
      onValueChange={(ids) => onValueChange(ids.map(Number))}
      error={error}
    />
  );
}
