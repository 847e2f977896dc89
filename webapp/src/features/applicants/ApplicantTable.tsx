import type { ApplicationSummary, Data } from "@jobmap/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { t } from "#text";
import { applicationsText, newApplicationsText } from "../../lib/applicant-counts.ts";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import type { Places } from "../../lib/server-state/held-list.ts";
import { useHeldList } from "../../lib/server-state/use-held-list.ts";
import { Button, ChevronDownIcon, ErrorState, Pagination, Table } from "../../ui/index.ts";
import { inPlace, placesOf } from "../notifications/in-place.ts";
import { NewsPill } from "../notifications/NewsPill.tsx";
import { applicantColumns } from "./applicant-columns.tsx";
import { limitOf, listQuery } from "./list-query.ts";
import { MoveMenu } from "./MoveMenu.tsx";
import type { StartMove } from "./move.ts";
import { NoApplicants } from "./NoApplicants.tsx";
import { SORTED_BY } from "./sorted-by.ts";
import type { ShownApplicants } from "./use-applicants-search.ts";
import { useRowKeys } from "./use-row-keys.ts";
import { type HeldSelection, useSelection } from "./use-selection.ts";

export interface ListProps {
  shown: ShownApplicants;
  onMove: StartMove;
}

type List = Data<"GET employer/job/applicants-list">;
const PLACES: Places<List> = {
  places: ({ items }) => placesOf(items),
  patch: (shown, fresh) => ({ ...fresh, items: inPlace(shown.items, fresh.items) }),
};
const COUNT = new Intl.NumberFormat("en-US");

/** Applications as table rows, for bulk actions. */
export function ApplicantTable({ shown, onMove }: ListProps) {
  const { state, linkTo } = shown;
  const query = endpointQuery("GET employer/job/applicants-list", { query: listQuery(state) });
  const applications = useQuery(query);
  const { data, news, isBehind } = useHeldList(query.queryKey, applications, PLACES);
  const rows = data?.items ?? [];
  const hasDue =
    state.sort === "due" || state.due !== "" || rows.some(({ answer_due_at }) => answer_due_at !== null);
  const selection = useSelection(state, rows);
  const box = useRef<HTMLElement>(null);
  const pages = Math.ceil((data?.total ?? 0) / limitOf(state));
  const keys = useRowKeys({
    box,
    page: state.page,
    pages,
    count: rows.length,
    isThere: data?.page === state.page && !isBehind,
    onPage: (page) => shown.show({ page }),
    onToggle: (at) => {
      const key = String(rows[at]?.id);
      const selected = new Set(selection.selected);
      if (!selected.delete(key)) selected.add(key);
      selection.select(selected);
    },
    onOpen: (at) => {
      const row = rows[at];
      if (row) shown.review(row.id);
    },
  });
  const hadChosen = useRef(false);
  useEffect(() => {
    // What is above the rows for those that are chosen goes with the last of them.
    if (hadChosen.current && selection.count === 0 && document.activeElement === document.body) keys.focus();
    hadChosen.current = selection.count > 0;
  });
  if (applications.isLoadingError)
    return (
      <ErrorState title={t`The applications did not load.`} onRetry={() => void applications.refetch()}>
        {applications.error.message}
      </ErrorState>
    );
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={t`Applications`}
      onFocus={keys.onFocus}
      onKeyDown={keys.onKeyDown}
    >
      <NewsPill news={news} added={newApplicationsText} box={box} />
      <Table<ApplicationSummary>
        caption={data ? applicationsText(data.total) : t`Applications`}
        columns={applicantColumns(shown, onMove, hasDue)}
        rows={rows}
        keyOf={({ id }) => String(id)}
        dense={state.dense}
        wide={hasDue && !state.dense}
        rowAt={keys.at}
        sort={{ column: state.sort, direction: state.order }}
        onSortChange={({ column, direction }) => {
          const sort = SORTED_BY.find((each) => each === column);
          if (sort) shown.show({ sort, order: direction });
        }}
        loading={applications.isPending || isBehind}
        empty={<NoApplicants shown={shown} />}
        selection={{
          selected: selection.selected,
          count: selection.count,
          onSelectedChange: selection.select,
          nameOf: ({ applicant }) => applicant.name,
          actions: (
            <>
              {data && <AllOfThem selection={selection} list={data} />}
              <MoveMenu
                target={selection.target()}
                label={t`Bulk actions`}
                // Whoever is chosen next is moved without those who were moved before.
                onMove={(action, target) => onMove(action, target, selection.clear)}
                trigger={(wired) => (
                  <Button {...wired} variant="line" size="sm" iconEnd={<ChevronDownIcon size="sm" />}>
                    {t({ message: "Move", context: "to another stage" })}
                  </Button>
                )}
              />
            </>
          ),
        }}
      />
      <Pagination
        label={t`Pages of applications`}
        page={state.page}
        pages={pages}
        to={(next) => linkTo({ page: next })}
      />
    </section>
  );
}

/** From the rows that were ticked to all that match, on every page, and back. */
function AllOfThem({ selection, list: { total, latest } }: { selection: HeldSelection; list: List }) {
  if (total <= selection.count && !selection.isAll) return null;
  return selection.isAll ? (
    <Button variant="bare" size="sm" onClick={selection.clear}>{t`Choose none`}</Button>
  ) : (
    <Button
      variant="bare"
      size="sm"
      onClick={() => selection.selectAll(total, latest)}
    >{t`Choose all ${COUNT.format(total)}`}</Button>
  );
}
