import { useState } from "react";
import { t } from "#text";
import { lazyPart, type StandInProps } from "../../lib/lazy-part.tsx";
import { ErrorState, Tabs, TextSkeleton } from "../../ui/index.ts";
import { type Looked, OwnFile } from "./OwnFile.tsx";
import { Reading } from "./Reading.tsx";
import readingStyles from "./Readings.module.css";
import { Readings } from "./Readings.tsx";
import { ResumePreview } from "./ResumePreview.tsx";
import styles from "./Resumes.module.css";
import type { Draft } from "./resume-draft.ts";

const JobCompare = lazyPart(t`Beside a job`, () => import("./JobCompare.tsx"), CompareStandIn);

function CompareStandIn({ failure }: StandInProps) {
  if (!failure) return <TextSkeleton lines={5} />;
  return <ErrorState title={failure.text} onRetry={failure.retry} />;
}

const TABS = [
  { id: "pages", text: t`Pages` },
  { id: "readers", text: t`Five readers` },
  { id: "job", text: t`Beside a job` },
] as const;

interface ResumeSideProps {
  draft: Draft;
  part: "resume" | "letter";
}

/** Beside the form: the pages, what readers get from the files, and what a listing asks that the resume does not say. */
export function ResumeSide({ draft, part }: ResumeSideProps) {
  const [tab, setTab] = useState<(typeof TABS)[number]["id"]>("pages");
  const [looked, setLooked] = useState<Looked>({ kind: "resume" });
  return (
    <div className={styles["preview"]}>
      <Tabs label={t`Look at this resume`} tabs={TABS} selected={tab} onSelectedChange={setTab}>
        {tab === "pages" && <ResumePreview draft={draft} part={part} />}
        {tab !== "pages" && (
          <div className={readingStyles["side"]}>
            <OwnFile looked={looked} onChange={setLooked} />
            {tab === "job" && <JobCompare draft={draft} looked={looked} />}
            {tab === "readers" && looked.kind === "resume" && <Readings draft={draft} part={part} />}
            {tab === "readers" &&
              looked.kind === "file" &&
              looked.file?.readings.map((reading) => (
                <Reading key={reading.reader} reading={reading} isCompared={false} />
              ))}
          </div>
        )}
      </Tabs>
    </div>
  );
}
