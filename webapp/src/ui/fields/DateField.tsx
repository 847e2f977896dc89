import { TextField, type TextFieldProps } from "./TextField.tsx";

export interface DateFieldProps extends Omit<TextFieldProps, "type" | "end" | "placeholder" | "min" | "max"> {
  /** The first and last day that may be chosen, as `2026-03-06`. The hint says them in words. */
  min?: string;
  max?: string;
}

/**
 * A calendar day, as `2026-03-06`; empty until it is whole. The browser's own field: written in the order of the reader's
 * language, with a calendar that suits finger, pointer and keyboard.
 */
export function DateField(props: DateFieldProps) {
  return <TextField {...props} type="date" />;
}
