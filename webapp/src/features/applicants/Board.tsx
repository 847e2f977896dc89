import type { ApplicationSummary, Data } from "@jobmap/contract";
import { useQueries } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Link } from "react-router";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import type { Places } from "../../lib/server-state/held-list.ts";
import { together } from "../../lib/server-state/together.ts";
import { useHeldList } from "../../lib/server-state/use-held-list.ts";
import { toast } from "../../lib/toasts.ts";
import { classNames, ErrorState, Heading, TextSkeleton } from "../../ui/index.ts";
import { inPlace, placesOf } from "../notifications/in-place.ts";
import { NewsPill } from "../notifications/NewsPill.tsx";
import type { ListProps } from "./ApplicantTable.tsx";
import styles from "./Board.module.css";
import { BoardCard } from "./BoardCard.tsx";
import { listQuery } from "./list-query.ts";
import { NoApplicants } from "./NoApplicants.tsx";
import { STAGES, type Stage } from "./stages.ts";

const cx = classNames(styles);
const COUNT = new Intl.NumberFormat("en-US");

/** The applications of each stage, in stage order. */
type Columns = readonly Data<"GET employer/job/applicants-list">[];
const PLACES: Places<Columns> = {
  places: (columns) => columns.flatMap(({ items }, stage) => placesOf(items).map((id) => `${stage} ${id}`)),
  patch: (shown, fresh) => {
    const known = fresh.flatMap(({ items }) => items);
    return shown.map((column) => ({ ...column, items: inPlace(column.items, known) }));
  },
};

/** Applications in columns by stage. Cards move by dragging, or through a menu that the keyboard can reach. */
export function Board({ shown, onMove }: ListProps) {
  const { job, rating, search } = shown.state;
  const [dragged, setDragged] = useState<ApplicationSummary>();
  const [over, setOver] = useState<Stage>();
  const board = useQueries({
    queries: STAGES.map((stage) =>
      endpointQuery("GET employer/job/applicants-list", {
        query: listQuery({ ...shown.state, stage: stage.id, page: 1 }),
      }),
    ),
    combine: together,
  });
  const { data, news, isBehind } = useHeldList(
    ["GET employer/job/applicants-list", "board", job, rating, search],
    board,
    PLACES,
  );
  const box = useRef<HTMLElement>(null);
  if (board.isLoadingError)
    return (
      <ErrorState title="The board did not load." onRetry={board.retry}>
        {board.failure}
      </ErrorState>
    );
  if (!data) return <TextSkeleton lines={8} />;
  if (data.every(({ total }) => total === 0)) return <NoApplicants shown={shown} />;
  const columns = STAGES.flatMap((stage, at) => (data[at] ? [{ stage, ...data[at] }] : []));
  const drop = ({ action, text, statuses }: Stage) => {
    setOver(undefined);
    if (!dragged || statuses.some((status) => status === dragged.status)) return;
    if (dragged.actions.includes(action)) onMove(action, { applications: [dragged] });
    else toast(`${dragged.applicant.name} can't be moved to “${text}”.`);
  };
  return (
    <section ref={box} tabIndex={-1} aria-label="Board">
      <NewsPill news={news} one="new application" box={box} />
      <div className={cx("board")} aria-busy={isBehind || undefined}>
        {columns.map(({ stage, items, total }) => (
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
