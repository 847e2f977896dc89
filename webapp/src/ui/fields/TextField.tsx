import type { ComponentPropsWithRef, ReactNode } from "react";
import { classNames } from "../classes.ts";
import { VisuallyHidden } from "../content/VisuallyHidden.tsx";
import control from "./control.module.css";
import { Field, type FieldProps } from "./Field.tsx";
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
  /** How many characters it may have. Counted, not cut off: what somebody pasted is theirs to shorten. Needs `value`. */
  limit?: number;
}

/** Grows with what is written. */
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

/** How near to the end it begins to be said, and in which steps. */
const NEAR = 20;
const STEP = 10;

/** How much is written, and when it is too much. */
export function Counter({ length, limit }: { length: number; limit: number }) {
  const left = limit - length;
  const near = left < 0 ? "It is too long." : `At most ${Math.ceil(left / STEP) * STEP} characters left.`;
  return (
    <>
      <span className={cx("counter", left < 0 && "over")} aria-hidden="true">
        {left < 0 ? `${-left} too many` : `${length} of ${limit}`}
      </span>
      <VisuallyHidden>
        <span role="status">{left <= NEAR && near}</span>
      </VisuallyHidden>
    </>
  );
}

/** Leaves out what was not given, as exact optional properties want it. */
export function fieldProps(
  props: { [K in keyof FieldProps]: FieldProps[K] | undefined } & { label: string },
): FieldProps {
  const { label, labelHidden = false, hint, error, optional = false } = props;
  return { label, labelHidden, hint, error, optional };
}
