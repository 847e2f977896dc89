import { TextField, type TextFieldProps } from "./TextField.tsx";

export interface DateFieldProps extends Omit<TextFieldProps, "type" | "end" | "placeholder" | "min" | "max"> {
  /** First and last selectable day, as `2026-03-06`. The hint says them in words. */
  min?: string;
  max?: string;
}

/**
 * A calendar day, as `2026-03-06`; empty until complete. The browser's own field: formatted for the reader's locale, with a calendar that
 * works by touch, pointer and keyboard.
 */
export function DateField(props: DateFieldProps) {
  return <TextField {...props} type="date" />;
}
