import type { ApplicationSummary, Data } from "@jobmap/contract";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Link } from "react-router";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import type { Places } from "../../lib/server-state/held-list.ts";
import { useHeldList } from "../../lib/server-state/use-held-list.ts";
import {
  Badge,
  Button,
  ChevronDownIcon,
  type Column,
  dayText,
  ErrorState,
  IconButton,
  MoreIcon,
  Pagination,
  plural,
  Table,
} from "../../ui/index.ts";
import { Clamped, EmailText } from "../../ui/signed-in.ts";
import { APPLICATION_TONE } from "../applied/application-status.ts";
import { inPlace, placesOf } from "../notifications/in-place.ts";
import { NewsPill } from "../notifications/NewsPill.tsx";
import styles from "./Applicants.module.css";
import { LIMIT, listQuery } from "./list-query.ts";
import { MoveMenu } from "./MoveMenu.tsx";
import type { StartMove } from "./move.ts";
import { NoApplicants } from "./NoApplicants.tsx";
import { STATUS_TEXT } from "./stages.ts";
import type { ShownApplicants } from "./use-applicants-search.ts";

export interface ListProps {
  shown: ShownApplicants;
  onMove: StartMove;
}

type List = Data<"GET employer/job/applicants-list">;
const PLACES: Places<List> = {
  places: ({ items }) => placesOf(items),
  patch: (shown, fresh) => ({ ...fresh, items: inPlace(shown.items, fresh.items) }),
};
const NONE: ReadonlySet<string> = new Set();

/** Applications as table rows, for bulk actions. */
export function ApplicantTable({ shown, onMove }: ListProps) {
  const { state, linkTo } = shown;
  const { page } = state;
  const [chosen, setChosen] = useState({ round: "", ids: NONE });
  const query = endpointQuery("GET employer/job/applicants-list", { query: listQuery(state) });
  const applications = useQuery(query);
  const { data, news, isBehind, round } = useHeldList(query.queryKey, applications, PLACES);
  const selected = chosen.round === round ? chosen.ids : NONE;
  const box = useRef<HTMLElement>(null);
  if (applications.isLoadingError)
    return (
      <ErrorState title="The applications did not load." onRetry={() => void applications.refetch()}>
        {applications.error.message}
      </ErrorState>
    );
  const rows = data?.items ?? [];
  return (
    <section ref={box} tabIndex={-1} aria-label="Applications">
      <NewsPill news={news} one="new application" box={box} />
      <Table<ApplicationSummary>
        caption={data ? plural(data.total, "application") : "Applications"}
        columns={columns(shown, onMove)}
        rows={rows}
        keyOf={({ id }) => String(id)}
        loading={applications.isPending || isBehind}
        empty={<NoApplicants shown={shown} />}
        selection={{
          selected,
          onSelectedChange: (ids) => setChosen({ round, ids }),
          nameOf: ({ applicant }) => applicant.name,
          actions: (
            <MoveMenu
              applications={rows.filter(({ id }) => selected.has(String(id)))}
              label="Bulk actions"
              onMove={onMove}
              trigger={(wired) => (
                <Button {...wired} variant="line" size="sm" iconEnd={<ChevronDownIcon size="sm" />}>
                  Move
                </Button>
              )}
            />
          ),
        }}
      />
      <Pagination
        label="Pages of applications"
        page={page}
        pages={Math.ceil((data?.total ?? 0) / LIMIT)}
        to={(next) => linkTo({ page: next })}
      />
    </section>
  );
}

function columns(shown: ShownApplicants, onMove: StartMove): readonly Column<ApplicationSummary>[] {
  return [
    {
      id: "name",
      header: "Applicant",
      isTitle: true,
      cell: ({ id, applicant, knockouts }) => (
        <span className={styles["who"]}>
          <Link to={shown.linkToApplication(id)} preventScrollReset>
            {applicant.name}
          </Link>
          <span className={styles["fine"]}>
            <EmailText address={applicant.email} />
          </span>
          {knockouts > 0 && (
            <span>
              <Badge tone="warn">{plural(knockouts, "knockout answer")}</Badge>
            </span>
          )}
        </span>
      ),
    },
    {
      id: "job",
      header: "Job",
      cell: ({ job }) => (
        <span className={styles["job"]}>
          <Clamped>{job.title}</Clamped>
        </span>
      ),
    },
    {
      id: "status",
      header: "Stage",
      isPlain: true,
      cell: ({ status }) => <Badge tone={APPLICATION_TONE[status]}>{STATUS_TEXT[status]}</Badge>,
    },
    {
      id: "rating",
      header: "Rating",
      cell: ({ rating }) => (rating === null ? "None" : `${rating} of 5`),
    },
    { id: "applied", header: "Applied", align: "end", cell: ({ applied_at }) => dayText(applied_at) ?? "" },
    {
      id: "actions",
      header: "Actions",
      isTools: true,
      cell: (application) => (
        <MoveMenu
          applications={[application]}
          label={`Actions for ${application.applicant.name}`}
          onMove={onMove}
          trigger={(wired) => (
            <IconButton {...wired} label={`Actions for ${application.applicant.name}`} icon={<MoreIcon />} />
          )}
        />
      ),
    },
  ];
}
