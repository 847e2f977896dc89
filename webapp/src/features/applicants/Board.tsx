import type { ApplicationSummary, Data } from "@jobmap/contract";
import { useCallback, useRef, useState } from "react";
import { Link } from "react-router";
import { call } from "../../lib/api.ts";
import { toast } from "../../lib/toasts.ts";
import { useLoaded } from "../../lib/use-loaded.ts";
import { classNames, ErrorState, Heading, TextSkeleton } from "../../ui/index.ts";
import { inPlace, placesOf } from "../notifications/in-place.ts";
import { NewsPill } from "../notifications/NewsPill.tsx";
import { useHeldNews } from "../notifications/use-held-news.ts";
import type { ListProps } from "./ApplicantTable.tsx";
import styles from "./Board.module.css";
import { BoardCard } from "./BoardCard.tsx";
import { listQuery } from "./list-query.ts";
import { NoApplicants } from "./NoApplicants.tsx";
import { STAGES, type Stage } from "./stages.ts";

const cx = classNames(styles);
const COUNT = new Intl.NumberFormat("en-US");

type Column = { readonly stage: Stage } & Data<"GET employer/job/applicants-list">;
const places = (columns: readonly Column[]) =>
  columns.flatMap(({ stage, items }) => placesOf(items).map((id) => `${stage.id} ${id}`));
const patch = (shown: readonly Column[], fresh: readonly Column[]): Column[] =>
  shown.map((column) => ({
    ...column,
    items: inPlace(
      column.items,
      fresh.flatMap(({ items }) => items),
    ),
  }));

/** Applications in columns by stage. A card is moved by dragging, or by the menu on it, which every key reaches. */
export function Board({ shown, version, isActing, onMove }: ListProps) {
  const { job, rating, search } = shown.state;
  const [dragged, setDragged] = useState<ApplicationSummary>();
  const [over, setOver] = useState<Stage>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is a new board
  const load = useCallback(
    (signal: AbortSignal) =>
      Promise.all(
        STAGES.map(async (stage) => {
          const query = listQuery({ ...shown.state, stage: stage.id, page: 1 });
          return { stage, ...(await call("GET employer/job/applicants-list", { query }, { signal })) };
        }),
      ),
    [job, rating, search, version],
  );
  const { loaded, reload, put } = useLoaded(load);
  const box = useRef<HTMLElement>(null);
  const news = useHeldNews({ loaded, put, load, places, patch, isWaiting: isActing });
  if (loaded.status === "failed")
    return (
      <ErrorState title="The board did not load." onRetry={reload}>
        {loaded.failure}
      </ErrorState>
    );
  if (!loaded.data) return <TextSkeleton lines={8} />;
  if (loaded.data.every(({ total }) => total === 0)) return <NoApplicants shown={shown} />;
  const drop = ({ action, text, statuses }: Stage) => {
    setOver(undefined);
    if (!dragged || statuses.some((status) => status === dragged.status)) return;
    if (dragged.actions.includes(action)) onMove(action, [dragged]);
    else toast(`${dragged.applicant.name} can't be moved to “${text}”.`);
  };
  return (
    <section ref={box} tabIndex={-1} aria-label="Board">
      <NewsPill news={news} one="new application" box={box} />
      <div className={cx("board")} aria-busy={loaded.status === "loading" || undefined}>
        {loaded.data.map(({ stage, items, total }) => (
          <section
            key={stage.id}
            aria-labelledby={`stage-${stage.id}`}
            className={cx("column", dragged && over?.id === stage.id && "over")}
            onDragOver={(event) => {
              if (!dragged) return;
              event.preventDefault();
              setOver(stage);
            }}
            onDrop={(event) => {
              event.preventDefault();
              drop(stage);
            }}
          >
            <header className={cx("head")}>
              <Heading level={2} size="md" id={`stage-${stage.id}`}>
                {stage.text}
              </Heading>
              <span className={cx("count")}>{COUNT.format(total)}</span>
            </header>
            {items.length > 0 && (
              <ul className={cx("cards")}>
                {items.map((application) => (
                  <li
                    key={application.id}
                    draggable={application.actions.length > 0}
                    className={cx(dragged?.id === application.id && "dragged")}
                    onDragStart={(event) => {
                      event.dataTransfer.effectAllowed = "move";
                      event.dataTransfer.setData("text/plain", application.applicant.name);
                      setDragged(application);
                    }}
                    onDragEnd={() => {
                      setDragged(undefined);
                      setOver(undefined);
                    }}
                  >
                    <BoardCard application={application} shown={shown} onMove={onMove} />
                  </li>
                ))}
              </ul>
            )}
            {total > items.length && (
              <p className={cx("more")}>
                <Link to={shown.linkTo({ view: "table", stage: stage.id })}>
                  All {COUNT.format(total)} in a table
                </Link>
              </p>
            )}
          </section>
        ))}
      </div>
    </section>
  );
}
