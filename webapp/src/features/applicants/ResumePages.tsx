import { useQuery } from "@tanstack/react-query";
import { ErrorState, TextSkeleton } from "../../ui/index.ts";
import { SheetTexts } from "../files/SheetTexts.tsx";
import styles from "./Review.module.css";
import { resumePagesQuery } from "./resume-pages-query.ts";

/** An applicant's resume on its pages, as text: it can be selected and found, and nothing of the file itself runs here. */
export function ResumePages({ id, name }: { id: number; name: string }) {
  const resume = useQuery(resumePagesQuery(id));
  if (resume.isLoadingError)
    return (
      <ErrorState title="The resume did not load." headingLevel={3} onRetry={() => void resume.refetch()}>
        {resume.error.message}
      </ErrorState>
    );
  if (!resume.data) return <TextSkeleton lines={12} />;
  const { pages, texts, problem } = resume.data;
  if (problem !== null) return <p className={styles["fine"]}>{problem}</p>;
  return (
    <div className={styles["sheets"]}>
      {pages.map(({ width, height }, number) => (
        <figure
          // biome-ignore lint/suspicious/noArrayIndexKey: pages have no other name
          key={number}
          className={styles["sheet"]}
          aria-label={`Resume of ${name}, page ${number + 1}`}
        >
          <svg role="presentation" viewBox={`0 0 ${width} ${height}`}>
            <SheetTexts texts={texts} page={number} />
          </svg>
        </figure>
      ))}
    </div>
  );
}
