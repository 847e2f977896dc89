import type { ComponentPropsWithRef } from "react";
import { classNames } from "../classes.ts";
import { Field, type FieldProps, fieldProps } from "./Field.tsx";
import styles from "./OtpField.module.css";

const cx = classNames(styles);
const LENGTH = 6;

export interface OtpFieldProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<"input">, "id" | "size" | "type" | "value" | "onChange" | "autoComplete"> {
  /** Digits only. */
  value: string;
  onValueChange: (value: string) => void;
}

/**
 * A six-digit one-time password: one field that looks like six, so that pasting, SMS autofill and screen readers work as in any other
 * field. Spaces and hyphens in pasted text are dropped.
 */
export function OtpField({ label, labelHidden, hint, error, optional, ...rest }: OtpFieldProps) {
  const { value, onValueChange, className, ...input } = rest;
  return (
    <Field {...fieldProps({ label, labelHidden, hint, error, optional })}>
      {(wired) => (
        <span className={cx("box", error && "invalid", className)}>
          <input
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="\d{6}"
            {...input}
            {...wired}
            type="text"
            value={value}
            onChange={(event) => onValueChange(digitsOf(event.currentTarget.value))}
            className={cx("input")}
          />
          <span className={cx("cells")} aria-hidden="true">
            {Array.from({ length: LENGTH }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: places, which never move
              <span key={at} className={cx("cell", at === Math.min(value.length, LENGTH - 1) && "next")}>
                {value[at]}
              </span>
            ))}
          </span>
        </span>
      )}
    </Field>
  );
}

function digitsOf(typed: string): string {
  return typed.replaceAll(/\D/g, "").slice(0, LENGTH);
}
