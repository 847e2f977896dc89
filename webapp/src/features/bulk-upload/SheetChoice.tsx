import type { BulkUploadDetail } from "@jobmap/contract";
import { useState } from "react";
import { plural, t } from "#text";
import { toastFailure } from "../../lib/aloud.ts";
import { call } from "../../lib/api.ts";
import { Disclosure, Select } from "../../ui/index.ts";
import styles from "./BulkUpload.module.css";

const NO_HEADER = "none";

/** Which sheet, and which of its rows names the columns. */
export function SheetChoice({ upload }: { upload: BulkUploadDetail }) {
  const { id, sheets, sheet, header_row, preview, format } = upload;
  const [isBusy, setBusy] = useState(false);
  const choose = async (body: { sheet: number; header_row: number | null }) => {
    setBusy(true);
    await call("POST employer/job/bulk-sheet", { body: { id, ...body } }).catch(toastFailure);
    setBusy(false);
  };
  return (
    <div className={styles["sheet"]}>
      {sheets.length > 1 && (
        <Select
          label={t`Sheet`}
          disabled={isBusy}
          value={String(sheet)}
          options={sheets.map(({ name, is_hidden, rows, problem }, index) => ({
            value: String(index),
            text: `${is_hidden ? t`${name} (hidden)` : name}: ${problem ?? plural(rows, { one: "# row", other: "# rows" })}`,
            disabled: problem !== null,
          }))}
          onValueChange={(value) => choose({ sheet: Number(value), header_row: null })}
        />
      )}
      <Select
        label={t`Row with the names of the columns`}
        hint={format}
        disabled={isBusy}
        value={header_row === null ? NO_HEADER : String(header_row)}
        options={[
          ...(header_row === null ? [{ value: NO_HEADER, text: t`None: the first row is a job` }] : []),
          ...preview.map(({ n, cells }) => ({
            value: String(n),
            text: t`Row ${n}: ${cells.filter(Boolean).join(", ")}`,
          })),
        ]}
        onValueChange={(value) => choose({ sheet, header_row: value === NO_HEADER ? null : Number(value) })}
      />
      <Disclosure look="word" summary={t`The first rows of the sheet`}>
        <div className={styles["preview"]}>
          <table>
            <tbody>
              {preview.map(({ n, cells }) => (
                <tr key={n} aria-current={n === header_row ? true : undefined}>
                  <th scope="row">{n}</th>
                  {cells.map((cell, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other name than their place
                    <td key={at}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Disclosure>
    </div>
  );
}
