import { useId, useState } from "react";
import { t } from "#text";
import { Button, TextField, VisuallyHidden } from "../../ui/index.ts";
import styles from "./Studio.module.css";

interface ColorFieldProps {
  label: string;
  /** `#rrggbb`, or empty for the widget's default. */
  value: string;
  /** Shown in the picker while no color is chosen. */
  usual: string;
  onValueChange: (value: string) => void;
}

const WHOLE = /^#?([0-9a-f]{6})$/i;

/** A color as a hex code or from the system's picker. An incomplete code changes nothing. */
export function ColorField({ label, value, usual, onValueChange }: ColorFieldProps) {
  const id = useId();
  const named = label.toLowerCase();
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    setText(value);
  }
  const type = (typed: string) => {
    setText(typed);
    const code = WHOLE.exec(typed.trim())?.[1];
    if (code !== undefined) onValueChange(`#${code.toLowerCase()}`);
    else if (typed.trim() === "") onValueChange("");
  };
  const isHalf = text.trim() !== "" && !WHOLE.test(text.trim());
  return (
    <div className={styles["color"]}>
      <TextField
        label={label}
        value={text}
        placeholder={t`as usual`}
        spellCheck={false}
        autoComplete="off"
        error={isHalf ? t`Six digits, such as #0a7a50` : undefined}
        onChange={(event) => type(event.currentTarget.value)}
        end={
          <input
            id={id}
            type="color"
            aria-label={t`Pick: ${named}`}
            value={value || usual}
            onChange={(event) => onValueChange(event.currentTarget.value)}
            className={styles["picker"]}
          />
        }
      />
      {value !== "" && (
        <Button size="sm" variant="bare" onClick={() => onValueChange("")}>
          {t`As usual`}
          <VisuallyHidden>: {named}</VisuallyHidden>
        </Button>
      )}
    </div>
  );
}
