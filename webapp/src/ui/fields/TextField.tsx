import type { ComponentPropsWithRef, ReactNode } from "react";
import { classNames } from "../classes.ts";
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

export interface TextAreaProps extends FieldProps, Omit<ComponentPropsWithRef<"textarea">, "id"> {}

/** Grows with what is written. */
export function TextArea({ label, labelHidden, hint, error, optional, className, ...area }: TextAreaProps) {
  return (
    <Field {...fieldProps({ label, labelHidden, hint, error, optional })}>
      {(wired) => <textarea rows={4} {...area} {...wired} className={cx("control", "area", className)} />}
    </Field>
  );
}

/** Leaves out what was not given, as exact optional properties want it. */
export function fieldProps(
  props: { [K in keyof FieldProps]: FieldProps[K] | undefined } & { label: string },
): FieldProps {
  const { label, labelHidden = false, hint, error, optional = false } = props;
  return { label, labelHidden, hint, error, optional };
}
