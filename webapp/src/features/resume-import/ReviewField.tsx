import type { ResumeFinding } from "@jobmap/contract";
import { t } from "#text";
import { TextArea, TextField } from "../../ui/index.ts";
import type { FieldSpec } from "./fields.ts";
import { isUnsure } from "./unsure.ts";

export interface ReviewFieldProps {
  spec: FieldSpec;
  /** Of the field in the draft. */
  path: string;
  value: string;
  finding: ResumeFinding | undefined;
  error: string | undefined;
  onValueChange: (text: string) => void;
  onEnter: () => void;
}

/** One value of the file. Where the reader was not sure, it says so. */
export function ReviewField({ spec, path, value, finding, error, onValueChange, onEnter }: ReviewFieldProps) {
  const unsure = finding && isUnsure(finding) ? t`Please check: we are not sure of this.` : undefined;
  const hint = [unsure, spec.hint].filter(Boolean).join(" ") || undefined;
  const common = {
    label: spec.label,
    "data-path": path,
    "data-unsure": unsure ? "" : undefined,
    value,
    error,
    onFocus: onEnter,
    ...(hint && { hint }),
  };
  return spec.kind ? (
    <TextArea
      {...common}
      rows={spec.kind === "lines" ? 4 : 3}
      onChange={(event) => onValueChange(event.target.value)}
    />
  ) : (
    <TextField {...common} onChange={(event) => onValueChange(event.target.value)} />
  );
}
