import { useEffect, useState } from "react";
import { t } from "#text";
import { Badge, Loading } from "../../ui/index.ts";
import { previewPages } from "./preview-pages.ts";
import styles from "./Resumes.module.css";
import type { Draft } from "./resume-draft.ts";

/** After the last change, in milliseconds. */
const PREVIEW_PAUSE_MS = 150;

/** What the file looks like. The form beside it says the same in words. */
export function ResumePreview({ draft, part }: { draft: Draft; part: "resume" | "letter" }) {
  const [pages, setPages] = useState<string>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    const asking = new AbortController();
    const timer = setTimeout(() => {
      previewPages(draft, part, asking.signal).then(
        (svg) => {
          setPages(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`);
          setProblem(undefined);
        },
        (failure: unknown) => {
          if (!asking.signal.aborted)
            setProblem(failure instanceof Error ? failure.message : t`The preview did not load.`);
        },
      );
    }, PREVIEW_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [draft, part]);
  return (
    <section aria-label={t`Preview`}>
      {problem !== undefined && (
        <p role="alert">
          <Badge tone="warn">{t`No file`}</Badge> {problem}
        </p>
      )}
      {pages === undefined ? (
        problem === undefined && <Loading />
      ) : (
        <img
          className={styles["pages"]}
          src={pages}
          alt={t`The pages of this file; the form says what is on them.`}
        />
      )}
    </section>
  );
}
