import type { Answer, Data } from "@jobmap/contract";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { t } from "#text";
import { UNKNOWN_LANGUAGE } from "../../lib/language.ts";
import { ErrorState, Heading, TextSkeleton } from "../../ui/index.ts";
import { SheetTexts } from "../files/SheetTexts.tsx";
import styles from "./Review.module.css";
import { answerFilePagesQuery, resumePagesQuery } from "./resume-pages-query.ts";

/** An applicant's resume on its pages. */
export function ResumePages({ id, name }: { id: number; name: string }) {
  return <FilePages file={useQuery(resumePagesQuery(id))} what={t`Resume of ${name}`} />;
}

/** A file that answers a question, under it, on its pages. */
export function AnswerFilePages({ id, answer, name }: { id: number; answer: Answer; name: string }) {
  const file = useQuery(answerFilePagesQuery(id, answer.question_id));
  return (
    <section aria-label={answer.question}>
      <Heading level={3} size="md">
        <span lang={UNKNOWN_LANGUAGE}>{answer.question}</span>
      </Heading>
      <FilePages file={file} what={`${answer.question} ${name}`} />
    </section>
  );
}

interface FilePagesProps {
  file: UseQueryResult<Data<"GET employer/application/{id}/resume-pages">>;
  /** Names the pages for screen readers. */
  what: string;
}

/** A file's pages as text: it can be selected and found, and nothing of the file itself runs here. */
function FilePages({ file, what }: FilePagesProps) {
  if (file.isLoadingError)
    return (
      <ErrorState title={t`The file did not load.`} headingLevel={3} onRetry={() => void file.refetch()}>
        {file.error.message}
      </ErrorState>
    );
  if (!file.data) return <TextSkeleton lines={12} />;
  const { pages, texts, problem } = file.data;
  if (problem !== null) return <p className={styles["fine"]}>{problem}</p>;
  return (
    <div className={styles["sheets"]}>
      {pages.map(({ width, height }, number) => (
        <figure
          // biome-ignore lint/suspicious/noArrayIndexKey: pages have no other name
          key={number}
          className={styles["sheet"]}
          aria-label={t`${what}, page ${number + 1}`}
        >
          <svg lang={UNKNOWN_LANGUAGE} role="presentation" viewBox={`0 0 ${width} ${height}`}>
            <SheetTexts texts={texts} page={number} />
          </svg>
        </figure>
      ))}
    </div>
  );
}
