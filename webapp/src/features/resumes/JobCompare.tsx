import type { ResumeContent, ResumeDocument } from "@jobmap/contract";
import { gapList, hasWords, structureOfDocument, structureOfText } from "@jobmap/contract/gap";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { t } from "#text";
import { call } from "../../lib/api.ts";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import { useSettled } from "../../lib/use-settled.ts";
import { ErrorState, TextSkeleton } from "../../ui/index.ts";
import { GapPanel } from "../gap/GapPanel.tsx";
import { gapLexicon } from "../gap/lexicon.ts";
import { ListingChooser } from "./ListingChooser.tsx";
import { type Looked, textOfFile } from "./OwnFile.tsx";
import styles from "./Readings.module.css";
import type { Draft } from "./resume-draft.ts";

/** After the last key, in milliseconds. */
const COMPARE_PAUSE_MS = 600;

/** What a listing asks for and the resume says, says in other words, or does not say. The comparison happens in this browser. */
export default function JobCompare({ draft, looked }: { draft: Draft; looked: Looked }) {
  const [jobId, setJobId] = useState<number>();
  const resume = useResume(draft.content);
  const text = looked.kind === "file" ? textOfFile(looked.file?.readings ?? []) : undefined;
  return (
    <div className={styles["compare"]}>
      <p
        className={styles["fine"]}
      >{t`Words are compared in this browser: which job you choose here and what comes of it are stored nowhere, and employers never see it.`}</p>
      <ListingChooser onChoose={setJobId} />
      {looked.kind === "file" && looked.file && text === "" && (
        <p>{t`This file has no text that programs can read. Save it as a PDF or Word file from your word processor.`}</p>
      )}
      {jobId !== undefined && text === undefined && resume.isLoadingError && (
        <ErrorState title={t`Your resume did not load.`} onRetry={() => void resume.refetch()}>
          <p>{resume.error.message}</p>
        </ErrorState>
      )}
      {jobId !== undefined && <Compared jobId={jobId} resume={text ?? resume.data} />}
    </div>
  );
}

function useResume(content: ResumeContent) {
  const settled = useSettled(content, COMPARE_PAUSE_MS);
  return useQuery({
    queryKey: ["POST user/resume/document", settled],
    queryFn: ({ signal }) => call("POST user/resume/document", { body: { content: settled } }, { signal }),
    placeholderData: (before) => before,
    gcTime: 0,
  });
}

function Compared({ jobId, resume }: { jobId: number; resume: ResumeDocument | string | undefined }) {
  const listing = useQuery(endpointQuery("GET user/job/{id}", { params: { id: jobId } }));
  const job = listing.data;
  const compared = useMemo(
    () =>
      job &&
      resume && {
        list: gapList(gapLexicon(), job, resume),
        structure: typeof resume === "string" ? structureOfText(resume) : structureOfDocument(resume),
      },
    [job, resume],
  );
  if (listing.isLoadingError)
    return (
      <ErrorState title={t`The listing did not load.`} onRetry={() => void listing.refetch()}>
        <p>{listing.error.message}</p>
      </ErrorState>
    );
  if (resume === "") return null;
  if (!compared) return <TextSkeleton lines={5} />;
  return (
    <>
      {typeof resume === "object" && !hasWords(resume) && (
        <p>{t`This resume says nothing yet. What you add to your profile and show here is compared.`}</p>
      )}
      <GapPanel {...compared} level={2} />
    </>
  );
}
