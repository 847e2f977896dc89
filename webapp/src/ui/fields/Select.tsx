import type { ComponentPropsWithRef } from "react";
import { classNames } from "../classes.ts";
import { ChevronDownIcon } from "../icons/icons.tsx";
import control from "./control.module.css";
import { Field, type FieldProps, fieldProps } from "./Field.tsx";
import styles from "./Select.module.css";

const cx = classNames({ ...control, ...styles });

export interface Option<Value extends string = string> {
  value: Value;
  text: string;
  disabled?: boolean;
  /** Of the text, where somebody wrote it. */
  lang?: string | undefined;
}

export interface SelectProps<Value extends string>
  extends FieldProps,
    Omit<ComponentPropsWithRef<"select">, "id" | "size" | "value" | "onChange" | "multiple"> {
  options: readonly Option<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** `field` has a bordered box; `word` is inline text, as in "Nearest first"; `cell` fills a cell of a search bar. */
  look?: "field" | "word" | "cell";
}

/** The browser's own select: best on phones, adds no script, and fully accessible by keyboard. */
export function Select<Value extends string>({
  label,
  labelHidden,
  hint,
  error,
  optional,
  ...rest
}: SelectProps<Value>) {
  const { options, value, onValueChange, look = "field", className, ...select } = rest;
  return (
    <Field {...fieldProps({ label, labelHidden: labelHidden ?? look !== "field", hint, error, optional })}>
      {(wired) => (
        <span className={cx("box", look)}>
          <select
            {...select}
            {...wired}
            value={value}
            onChange={(event) => {
              const chosen = options.find((option) => option.value === event.currentTarget.value);
              if (chosen) onValueChange(chosen.value);
            }}
            className={cx(look === "field" && "control", "select", className)}
          >
            {options.map((option) => (
              <option
                key={option.value}
                value={option.value}
                disabled={option.disabled ?? false}
                lang={option.lang}
              >
                {option.text}
              </option>
            ))}
          </select>
          <span className={cx("arrow")}>
            <ChevronDownIcon size="sm" />
          </span>
        </span>
      )}
    </Field>
  );
}
