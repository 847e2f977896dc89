import { useRef, useState } from "react";
import { t } from "#text";
import { call } from "../../lib/api.ts";
import { tell } from "../../lib/failures.ts";
import { useListNews } from "../../lib/server-state/use-list-news.ts";
import { toast } from "../../lib/toasts.ts";
import {
  Button,
  ButtonLink,
  ConfirmDialog,
  ErrorState,
  JobRowsSkeleton,
  MapIcon,
  Page,
  Pagination,
} from "../../ui/index.ts";
import { NO_MARKS, useMarks } from "../saving/marks-store.ts";
import { mark, setSaved } from "../saving/save.ts";
import { FolderRail } from "./FolderRail.tsx";
import { NothingSaved } from "./NothingSaved.tsx";
import styles from "./Saved.module.css";
import { SavedItem } from "./SavedItem.tsx";
import { LIMIT, useSaved } from "./use-saved.ts";

/** `/saved-job`: a candidate's saved jobs, in folders, with notes. */
export function SavedView() {
  const { key, answer, folder, page, show, linkTo } = useSaved();
  const [isClearing, setClearing] = useState(false);
  const [now] = useState(() => Date.now());
  const { data } = answer;
  const box = useRef<HTMLElement>(null);
  useListNews(key, answer, box, t`Your saved jobs have been updated.`);
  const move = (jobId: number, folderId: number | null) =>
    void call("POST user/folder/save-job", { body: { job_id: jobId, folder_id: folderId } }).then(() => {
      const name = data?.folders.find(({ id }) => id === folderId)?.name;
      toast(name === undefined ? t`Removed from folder` : t`Moved to ${name}`, { tone: "success" });
    }, tell);
  const remove = async (job: { id: number; title: string }, from: number | null, note: string) => {
    // An error was already shown, and the job is still on the list.
    if (!(await setSaved(job, false))) return;
    const undo = () =>
      void call("POST user/folder/save-job", { body: { job_id: job.id, folder_id: from, note } }).then(
        () => mark(job.id, true),
        tell,
      );
    toast(t`${job.title} removed from saved jobs`, { action: { text: t`Undo`, run: undo } });
  };
  const clear = async () => {
    await call("POST user/job/clear-save-jobs", { body: {} });
    useMarks.setState({ saved: NO_MARKS.saved });
  };
  const folderSearch = folder === undefined ? "" : `?folder=${folder}`;
  const pages = Math.ceil((data?.total ?? 0) / LIMIT);
  return (
    <Page
      ref={box}
      tabIndex={-1}
      title={t`Saved jobs`}
      width="table"
      tools={
        data !== undefined &&
        data.jobs.length > 0 && (
          <ButtonLink
            variant="line"
            icon={<MapIcon />}
            to={{ pathname: "/saved-jobmap", search: folderSearch }}
          >{t`On the map`}</ButtonLink>
        )
      }
    >
      {answer.isLoadingError ? (
        <ErrorState title={t`Your saved jobs did not load.`} onRetry={answer.retry}>
          <p>{answer.failure}</p>
        </ErrorState>
      ) : data === undefined ? (
        <JobRowsSkeleton rows={5} />
      ) : (
        <div className={styles["columns"]}>
          <FolderRail
            folders={data.folders}
            unfiled={data.unfiled}
            shown={folder}
            onShow={show}
            onDrop={move}
          />
          <div>
            {data.jobs.length === 0 ? (
              <NothingSaved
                isAll={folder === undefined}
                hint={t`Drag a job here, or move it from its menu.`}
              />
            ) : (
              <ul className={styles["jobs"]} aria-label={t`Saved jobs`}>
                {data.jobs.map((saved) => (
                  <SavedItem
                    key={saved.job.id}
                    saved={saved}
                    folders={data.folders}
                    now={now}
                    onMove={(to) => move(saved.job.id, to)}
                    onRemove={() => void remove(saved.job, saved.folder_id, saved.note)}
                  />
                ))}
              </ul>
            )}
            {pages > 1 && <Pagination label={t`Pages of saved jobs`} page={page} pages={pages} to={linkTo} />}
            {data.jobs.length > 0 && (
              <p className={styles["clear"]}>
                <Button variant="bare" size="sm" onClick={() => setClearing(true)}>{t`Clear all`}</Button>
              </p>
            )}
          </div>
        </div>
      )}
      <ConfirmDialog
        open={isClearing}
        onClose={() => setClearing(false)}
        title={t`Remove all saved jobs?`}
        yes={t`Remove all`}
        no={t`Keep them`}
        onConfirm={clear}
      >
        <p>{t`This removes every saved job and its note, in all folders. The folders stay.`}</p>
      </ConfirmDialog>
    </Page>
  );
}
