import { wholeIn } from "@jobmap/widget/studio-state";
import { useState } from "react";
import { t } from "#text";
import { TextField } from "../../ui/index.ts";

interface NumberFieldProps {
  label: string;
  /** Pixels; null if empty. */
  value: number | null;
  range: { readonly least: number; readonly most: number };
  placeholder: string;
  onValueChange: (value: number | null) => void;
}

/** A number of pixels. Values outside the range show an error and change nothing. */
export function NumberField({ label, value, range, placeholder, onValueChange }: NumberFieldProps) {
  const own = value === null ? "" : String(value);
  const [text, setText] = useState(own);
  const [shown, setShown] = useState(own);
  if (shown !== own) {
    setShown(own);
    if (wholeIn(text, range) !== value) setText(own);
  }
  const isWrong = text !== "" && wholeIn(text, range) === null;
  return (
    <TextField
      label={label}
      value={text}
      placeholder={placeholder}
      inputMode="numeric"
      autoComplete="off"
      end="px"
      error={isWrong ? t`From ${range.least} to ${range.most}` : undefined}
      onChange={(event) => {
        const typed = event.currentTarget.value.trim();
        setText(typed);
        const read = wholeIn(typed, range);
        if (typed === "" || read !== null) onValueChange(read);
      }}
    />
  );
}
