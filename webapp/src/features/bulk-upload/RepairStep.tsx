import type { BulkUploadDetail } from "@jobmap/contract";
import { useState } from "react";
import { Trans, t } from "#text";
import { toastFailure } from "../../lib/aloud.ts";
import { call } from "../../lib/api.ts";
import { useMedia } from "../../lib/use-media.ts";
import { Button, EmptyState, ErrorState, Select, TextSkeleton, UndoIcon } from "../../ui/index.ts";
import styles from "./BulkUpload.module.css";
import { DryRun } from "./DryRun.tsx";
import { Cards } from "./grid/Cards.tsx";
import { FindReplace } from "./grid/FindReplace.tsx";
import { Grid } from "./grid/Grid.tsx";
import { Problems } from "./grid/Problems.tsx";
import { useGrid } from "./grid/use-grid.ts";
import { type Rows, type Shown, useRows } from "./grid/use-rows.ts";
import { numberText } from "./upload-words.ts";

const NARROW = "(max-width: 40rem)";
const PROBLEMS = "problems";
const ALL = "all";

/** The rows with problems, to repair, and what would become of all rows. */
export function RepairStep({ upload }: { upload: BulkUploadDetail }) {
  const { columns, faulty, rows: count, edits } = upload;
  const [show, setShow] = useState<string>(faulty > 0 ? PROBLEMS : ALL);
  const rows = useRows(upload, shownOf(show));
  const back = () => {
    const body = { id: upload.id, sheet: upload.sheet, header_row: upload.header_row };
    call("POST employer/job/bulk-sheet", { body }).catch(toastFailure);
  };
  return (
    <div className={styles["repair"]}>
      <DryRun upload={upload} />
      <div className={styles["tools"]}>
        <Select
          label={t`Show`}
          value={show}
          options={[
            { value: PROBLEMS, text: t`Rows with problems (${numberText(faulty)})` },
            ...columnsAtFault(upload).map(({ index, header, rows: at }) => ({
              value: String(index),
              text: t`Problems in ${header} (${numberText(at)})`,
            })),
            { value: ALL, text: t`All rows (${numberText(count)})` },
          ]}
          onValueChange={setShow}
        />
        <Button variant="line" icon={<UndoIcon />} disabled={edits === 0} onClick={() => void rows.undo()}>
          {t`Undo`}
        </Button>
        <Button variant="bare" onClick={back}>
          {t`Back to the columns`}
        </Button>
        <FindReplace columns={columns} rows={rows} />
      </div>
      <Editor key={show} upload={upload} rows={rows} />
    </div>
  );
}

const shownOf = (show: string): Shown => ({
  all: show === ALL,
  column: show === ALL || show === PROBLEMS ? null : Number(show),
});

/** The columns with errors, with their most frequent one's number of rows. */
function columnsAtFault({ columns, kinds }: BulkUploadDetail) {
  return columns.flatMap(({ index, header }) => {
    const rows = kinds.filter(({ column }) => column === index).reduce((sum, kind) => sum + kind.rows, 0);
    return rows > 0 ? [{ index, header, rows }] : [];
  });
}

function Editor({ upload, rows }: { upload: BulkUploadDetail; rows: Rows }) {
  const isNarrow = useMedia(NARROW);
  const columns = upload.columns.filter(({ field }) => field !== null);
  const grid = useGrid(rows, columns);
  if (rows.failure !== undefined)
    return (
      <ErrorState title={t`The rows did not load.`} onRetry={rows.retry}>
        {rows.failure}
      </ErrorState>
    );
  if (rows.isPending) return <TextSkeleton lines={8} />;
  if (rows.rows.length === 0) return <EmptyState title={t`No row has a problem here.`} headingLevel={3} />;
  if (isNarrow) return <Cards rows={rows} columns={columns} />;
  return (
    <>
      <Grid rows={rows} columns={columns} grid={grid} />
      <p className={styles["hint"]}>
        <Trans>
          Arrow keys move, <kbd>Enter</kbd> edits, <kbd>F8</kbd> goes to the next problem, <kbd>Ctrl</kbd>{" "}
          <kbd>Enter</kbd> changes every cell like this one, <kbd>Ctrl</kbd> <kbd>Z</kbd> undoes.
        </Trans>
      </p>
      {grid.row && grid.column && (
        <Problems row={grid.row} column={grid.column} columns={columns} rows={rows} />
      )}
    </>
  );
}
