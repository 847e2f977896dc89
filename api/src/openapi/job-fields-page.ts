import type { JobField, JobFieldTable, ShownFields } from "@jobmap/contract";

const FORMS: Readonly<Record<JobField["form"], string>> = {
  row: "a row of",
  own: "in its own way in",
  none: "not in the form; saved with",
};

/** The plain fields of a job as Markdown, from their tables. */
export function drawJobFields(table: JobFieldTable, shown: ShownFields<JobFieldTable>): string {
  return [
    "# Plain fields of a job",
    "",
    "Written from `api/contract/src/job-fields.ts` and `job-fields-shown.ts` by `npm run job-fields`; a test keeps this page and the code",
    "equal. To add one: [guides/job-fields.md](guides/job-fields.md).",
    "",
    row(
      "Field",
      "What it is",
      "Value",
      "Form",
      "Imported from columns named",
      "Fact on the job page",
      "schema.org",
    ),
    row(...Array.from({ length: 7 }, () => "---")),
    ...Object.entries(table).map(([name, field]) => {
      const { fact, schemaOrg } = shown[name] ?? {};
      return row(
        `\`${name}\``,
        field.about,
        valueText(field),
        `${FORMS[field.form]} “${field.step}”`,
        field.headers?.split(",").join(", ") ?? "read by `import/` in its own way",
        fact?.name ?? "",
        schemaOrg ? Object.keys(schemaOrg(example(field))).join(", ") : "",
      );
    }),
    "",
  ].join("\n");
}

function valueText(field: JobField): string {
  switch (field.kind) {
    case "text":
      return `text, at most ${field.max} characters`;
    case "number":
      return `number, ${field.min} to ${field.max}${field.decimals > 0 ? `, ${field.decimals} decimals` : ""}`;
    case "yes_no":
      return "yes or no";
    case "choice":
      return Object.keys(field.options)
        .map((option) => `\`${option}\``)
        .join(", ");
    case "date":
      return "date";
  }
}

/** A sample value of each kind, to see which names it is shown under. */
function example(field: JobField): string | number | boolean {
  switch (field.kind) {
    case "text":
      return "text";
    case "number":
      return field.max;
    case "yes_no":
      return true;
    case "choice":
      return Object.keys(field.options)[0] ?? "";
    case "date":
      return "2026-12-31";
  }
}

const row = (...cells: string[]) => `| ${cells.join(" | ")} |`;
