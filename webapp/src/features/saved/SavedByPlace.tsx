import type { JobSummary } from "@jobmap/contract";
import { useCallback, useMemo, useRef, useState } from "react";
import { plural, t } from "#text";
import { useListNews } from "../../lib/server-state/use-list-news.ts";
import { ErrorState, JobRowsSkeleton, Select } from "../../ui/index.ts";
import { NothingSaved } from "./NothingSaved.tsx";
import styles from "./SavedMap.module.css";
import { SavedMap } from "./SavedMap.tsx";
import { SavedMapItem } from "./SavedMapItem.tsx";
import { savedPins } from "./saved-pins.ts";
import { useSavedMap } from "./use-saved-map.ts";

const ALL = "all";

/** A candidate's saved jobs as a list with a map beside it: pointing at one highlights the other. */
export function SavedByPlace() {
  const { key, answer, folder, show } = useSavedMap();
  const { data } = answer;
  const box = useRef<HTMLElement>(null);
  useListNews(key, answer, box, t`Your saved jobs have been updated.`);
  const [now] = useState(() => Date.now());
  const [highlighted, setHighlighted] = useState<number | null>(null);
  const [selected, setSelected] = useState<number | null>(null);
  const jobs = data?.jobs;
  const pins = useMemo(() => (jobs ?? []).flatMap(savedPins), [jobs]);
  const light = useCallback((job: JobSummary, on: boolean) => {
    setHighlighted((before) => (on ? job.id : before === job.id ? null : before));
  }, []);
  // Pressing a pin moves focus to its row, where Enter opens the job.
  const select = useCallback((id: number) => {
    setSelected(id);
    const row = box.current?.querySelector(`[data-job="${id}"]`);
    row?.scrollIntoView({ block: "nearest" });
    row?.querySelector("a")?.focus({ preventScroll: true });
  }, []);
  if (answer.isLoadingError)
    return (
      <ErrorState title={t`Your saved jobs did not load.`} onRetry={answer.retry}>
        {answer.failure}
      </ErrorState>
    );
  if (!data) return <JobRowsSkeleton rows={5} />;
  const { folders, total } = data;
  const choices = [
    { value: ALL, text: t`All folders` },
    { value: "0", text: t`No folder` },
    ...folders.map(({ id, name }) => ({ value: String(id), text: name })),
  ];
  const placed = new Set(pins.map(({ id }) => id)).size;
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={t`Saved jobs and locations`}
      aria-busy={answer.isPlaceholderData || undefined}
    >
      <div className={styles["line"]}>
        {folders.length > 0 && (
          <Select
            label={t`Folder`}
            options={choices}
            value={folder === undefined ? ALL : String(folder)}
            onValueChange={(value) => show(value === ALL ? undefined : Number(value))}
          />
        )}
        <p role="status">
          {total > 0 && summary({ total, shown: data.jobs.length, placed, pins: pins.length })}
        </p>
      </div>
      {data.jobs.length === 0 ? (
        <NothingSaved
          isAll={folder === undefined}
          hint={t`Organize jobs into folders on your saved jobs page.`}
        />
      ) : (
        <div className={styles["columns"]}>
          <ul className={styles["jobs"]} aria-label={t`Saved jobs`}>
            {data.jobs.map((saved) => (
              <SavedMapItem
                key={saved.job.id}
                saved={saved}
                folder={folders.find(({ id }) => id === saved.folder_id)?.name}
                now={now}
                highlighted={highlighted === saved.job.id}
                selected={selected === saved.job.id}
                onHighlightChange={light}
              />
            ))}
          </ul>
          {pins.length > 0 && (
            <SavedMap
              className={styles["map"] ?? ""}
              pins={pins}
              highlighted={highlighted}
              selected={selected}
              onHighlight={setHighlighted}
              onSelect={select}
            />
          )}
        </div>
      )}
    </section>
  );
}

interface Counts {
  total: number;
  /** Jobs on the page, the latest. */
  shown: number;
  /** Jobs with a place, and all their places. */
  placed: number;
  pins: number;
}

/** "The latest 100 of 240 jobs, 93 on the map, in 110 places". */
function summary({ total, shown, placed, pins }: Counts): string {
  const jobs = plural(total, { one: "# job", other: "# jobs" });
  return [
    total > shown ? t`The latest ${shown} of ${jobs}` : jobs,
    t`${placed} on the map`,
    ...(pins > placed ? [plural(pins, { one: "in # place", other: "in # places" })] : []),
  ].join(", ");
}
