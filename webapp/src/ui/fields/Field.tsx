import { type ReactNode, useId } from "react";
import { t } from "#text";
import { messageLanguage } from "../../lib/english-messages.ts";
import { classNames } from "../classes.ts";
import { AlertIcon } from "../icons/icons.tsx";
import styles from "./Field.module.css";

const cx = classNames(styles);

export interface FieldProps {
  label: string;
  /** Visually hides the label: only where the context makes its purpose obvious. */
  labelHidden?: boolean;
  hint?: ReactNode;
  /** How to correct the value: "Add the ending, for example .com". */
  error?: string | undefined;
  /** Most fields are required, so optional ones are labeled. */
  optional?: boolean;
}

/** Props of the control inside a field. */
export interface ControlProps {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

/** Label above, hint and error below, associated with the control by id. */
export function Field({
  label,
  labelHidden = false,
  hint,
  error,
  optional = false,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
  return (
    <div className={cx("field")}>
      <label htmlFor={id} className={cx("label", labelHidden && "hidden")}>
        {label}
        {optional && <span className={cx("optional")}>{t`optional`}</span>}
      </label>
      {children({ id, "aria-describedby": described, "aria-invalid": error ? true : undefined })}
      {hint && (
        <div id={`${id}-hint`} className={cx("hint")}>
          {hint}
        </div>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

export function FieldError({ id, children }: { id?: string; children: string }) {
  return (
    <p id={id} className={cx("error")} lang={messageLanguage(children)}>
      <AlertIcon size="sm" />
      {children}
    </p>
  );
}

/** Drops undefined props, as `exactOptionalPropertyTypes` requires. */
export function fieldProps(
  props: { [K in keyof FieldProps]: FieldProps[K] | undefined } & { label: string },
): FieldProps {
  const { label, labelHidden = false, hint, error, optional = false } = props;
  return { label, labelHidden, hint, error, optional };
}
