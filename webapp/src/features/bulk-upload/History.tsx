import type { BulkUpload } from "@jobmap/contract";
import { useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { t } from "#text";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import { Badge, type Column, dayText, ErrorState, Heading, Pagination, Table } from "../../ui/index.ts";
import styles from "./BulkUpload.module.css";
import { RemoveButton } from "./RemoveButton.tsx";
import { numberText, STATE_TEXT, STATE_TONE, summaryText } from "./upload-words.ts";

const LIMIT = 20;

const COLUMNS: readonly Column<BulkUpload>[] = [
  { id: "file", header: t`File`, isTitle: true, cell: (upload) => <FileName upload={upload} /> },
  {
    id: "state",
    header: t`State`,
    isPlain: true,
    cell: ({ state }) => <Badge tone={STATE_TONE[state]}>{STATE_TEXT[state]}</Badge>,
  },
  { id: "rows", header: t`Rows`, align: "end", cell: ({ rows }) => numberText(rows) },
  { id: "outcome", header: t`Jobs`, cell: (upload) => summaryText(upload) || "–" },
  { id: "day", header: t`Uploaded`, isPlain: true, cell: ({ created_at }) => dayText(created_at) },
  {
    id: "actions",
    header: t`Actions`,
    isTools: true,
    cell: (upload) => <RemoveButton upload={upload} isSmall />,
  },
];

/** The company's uploads, the newest first. Nothing is shown before there is one. */
export function History() {
  const [params] = useSearchParams();
  const asked = Number(params.get("page") ?? 1);
  const page = Number.isInteger(asked) && asked > 0 ? asked : 1;
  const uploads = useQuery(
    endpointQuery("GET employer/job/get-job-bulk-list", { query: { page, limit: LIMIT } }),
  );
  const { data } = uploads;
  if (uploads.isLoadingError)
    return (
      <ErrorState title={t`Your uploads did not load.`} onRetry={() => void uploads.refetch()}>
        {uploads.error.message}
      </ErrorState>
    );
  if (data?.total === 0) return null;
  const pages = Math.ceil((data?.total ?? 0) / LIMIT);
  return (
    <section className={styles["history"]}>
      <Heading level={2} size="xl">
        {t`Your uploads`}
      </Heading>
      <Table<BulkUpload>
        caption={t`Your uploads`}
        captionHidden
        columns={COLUMNS}
        rows={data?.items ?? []}
        keyOf={({ id }) => String(id)}
        loading={uploads.isPending || uploads.isPlaceholderData}
        empty={null}
      />
      {pages > 1 && (
        <Pagination
          label={t`Pages of uploads`}
          page={page}
          pages={pages}
          to={(n) => ({ search: `?page=${n}` })}
        />
      )}
    </section>
  );
}

function FileName({ upload: { id, file_name } }: { upload: BulkUpload }) {
  return (
    <Link to={`?upload=${id}`} className={styles["file"]}>
      {file_name}
    </Link>
  );
}
