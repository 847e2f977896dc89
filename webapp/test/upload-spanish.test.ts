import { describe, expect, it } from "vitest";
import { UPLOAD_FIELDS } from "../../api/src/import/upload-fields.ts";
import { FIELDS_IN_SPANISH, uploadInSpanish } from "../src/features/bulk-upload/upload-spanish.ts";

describe("an upload in Spanish", () => {
  it("has a name for each field that a column can hold, and for no other", () => {
    expect(Object.keys(FIELDS_IN_SPANISH).sort()).toEqual([...UPLOAD_FIELDS.keys()].sort());
  });

  it.each([
    ["CSV, UTF-8, semicolon", "CSV, UTF-8, punto y coma"],
    ["CSV, UTF-16LE, comma, no header", "CSV, UTF-16LE, coma, sin encabezado"],
    ['XLSX, hidden sheet "Tab, bar"', 'XLSX, hoja oculta "Tab, bar"'],
  ])("says its format: %s", (format, spanish) => {
    expect(shown({ format, header_row: 1 })?.format).toBe(spanish);
  });

  it("names columns without a header, and leaves those that the file names", () => {
    const columns = [column("Column 1"), column("Column of ours")];
    expect(shown({ header_row: null, columns })?.columns.map(({ header }) => header)).toEqual([
      "Columna 1",
      "Column of ours",
    ]);
    expect(shown({ header_row: 1, columns })?.columns.map(({ header }) => header)).toEqual([
      "Column 1",
      "Column of ours",
    ]);
  });
});

type Upload = NonNullable<Parameters<typeof uploadInSpanish>[0]["upload"]>;

const column = (header: string): Upload["columns"][number] => ({
  index: 0,
  header,
  field: null,
  by: null,
  confidence: null,
  values: [],
});

function shown(given: Partial<Upload>): Upload | null {
  const upload: Upload = {
    id: 1,
    file_name: "jobs.csv",
    state: "UPLOADED",
    rows: 1,
    faulty: 0,
    done: 0,
    created: 0,
    changed: 0,
    same: 0,
    refused: 0,
    problem: null,
    uploaded_by: "",
    created_at: "2026-11-28T00:00:00.000Z",
    finished_at: null,
    can_edit: true,
    can_cancel: true,
    can_delete: true,
    format: "",
    sheets: [],
    sheet: 0,
    header_row: 1,
    columns: [],
    fields: [],
    preview: [],
    drafts: [],
    edits: 0,
    kinds: [],
    ...given,
  };
  return uploadInSpanish({
    items: [],
    total: 0,
    page: 1,
    limit: 1,
    upload,
    rows: [],
    rows_total: 0,
    next: null,
  }).upload;
}
