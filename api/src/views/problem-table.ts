import { presentBulkRow } from "../presenters/bulk-upload.ts";
import { findRows } from "../queries/bulk-rows.ts";
import type { StoredUpload } from "../queries/bulk-uploads.ts";
import type { Services } from "../services.ts";

/** The name of the column with what is wrong; the import engine knows no field of that name. */
const PROBLEMS = "What to fix";

/** The rows of an upload as a table, with their problems in a first column. */
export async function problemTable(
  { database }: Pick<Services, "database">,
  upload: StoredUpload,
  { all }: { readonly all: boolean },
): Promise<string[][]> {
  const where = all ? "TRUE" : "(is_faulty = 1 OR outcome = 'REFUSED')";
  const rows = await findRows(database, upload, { where, limit: upload.row_count });
  const kept = upload.columns.flatMap(({ header }, index) =>
    header === PROBLEMS ? [] : [{ header, index }],
  );
  return [
    [PROBLEMS, ...kept.map(({ header }) => header)],
    ...rows.map((row) => {
      const { cells, problems } = presentBulkRow(row, upload.columns);
      return [wordsOf(problems, upload), ...kept.map(({ index }) => cells[index] ?? "")];
    }),
  ];
}

type Problems = ReturnType<typeof presentBulkRow>["problems"];

const wordsOf = (problems: Problems, { columns }: StoredUpload) =>
  problems
    .filter(({ severity }) => severity === "error")
    .map(({ column, message }) => {
      const header = column === null ? undefined : columns[column]?.header;
      return header === undefined ? message : `${header}: ${message}`;
    })
    .join(" ");
