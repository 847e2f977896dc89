import type { ComponentPropsWithRef, ReactNode } from "react";
import { t } from "#text";
import { classNames } from "../classes.ts";
import { VisuallyHidden } from "../content/VisuallyHidden.tsx";
import control from "./control.module.css";
import { Field, type FieldProps, fieldProps } from "./Field.tsx";
import styles from "./TextField.module.css";

const cx = classNames({ ...control, ...styles });

export interface TextFieldProps extends FieldProps, Omit<ComponentPropsWithRef<"input">, "id" | "size"> {
  /** A unit or a button at the end of the box. */
  end?: ReactNode;
}

export function TextField({ label, labelHidden, hint, error, optional, end, ...input }: TextFieldProps) {
  const { className, required, ...rest } = input;
  return (
    <Field {...fieldProps({ label, labelHidden, hint, error, optional })}>
      {(wired) => (
        <span className={cx("box")}>
          <input
            type="text"
            {...rest}
            {...wired}
            required={required}
            className={cx("control", end !== undefined && "withEnd", className)}
          />
          {end !== undefined && <span className={cx("end")}>{end}</span>}
        </span>
      )}
    </Field>
  );
}

export interface TextAreaProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<"textarea">, "id" | "maxLength"> {
  /** Maximum number of characters. Counted, not enforced: users shorten what they pasted themselves. Needs `value`. */
  limit?: number;
}

/** Grows with its text. */
export function TextArea({ label, labelHidden, hint, error, optional, limit, ...rest }: TextAreaProps) {
  const { className, ...area } = rest;
  return (
    <Field {...fieldProps({ label, labelHidden, hint, error, optional })}>
      {(wired) => (
        <>
          <textarea rows={4} {...area} {...wired} className={cx("control", "area", className)} />
          {limit !== undefined && <Counter length={String(area.value ?? "").length} limit={limit} />}
        </>
      )}
    </Field>
  );
}

/** How close to the limit the counter is announced, and at which intervals. */
const NEAR = 20;
const STEP = 10;

/** The number of characters used, and an error if there are too many. */
export function Counter({ length, limit }: { length: number; limit: number }) {
  const left = limit - length;
  const near = left < 0 ? t`It is too long.` : t`At most ${Math.ceil(left / STEP) * STEP} characters left.`;
  return (
    <>
      <span className={cx("counter", left < 0 && "over")} aria-hidden="true">
        {left < 0 ? t`${-left} too many` : t`${length} of ${limit}`}
      </span>
      <VisuallyHidden>
        <span role="status">{left <= NEAR && near}</span>
      </VisuallyHidden>
    </>
  );
}
