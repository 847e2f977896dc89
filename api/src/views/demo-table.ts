import { UPLOAD_FIELDS } from "../import/upload-fields.ts";

/** The demo file: a header and two jobs. */
export function demoTable(): string[][] {
  const shown = [...UPLOAD_FIELDS.values()].flatMap(({ label, examples }) =>
    examples ? [{ label, examples }] : [],
  );
  return [
    shown.map(({ label }) => label),
    ...[0, 1].map((at) => shown.map(({ examples }) => examples[at] ?? "")),
  ];
}
