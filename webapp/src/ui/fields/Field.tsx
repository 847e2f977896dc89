import { type ReactNode, useId } from "react";
import { classNames } from "../classes.ts";
import { AlertIcon } from "../icons/icons.tsx";
import styles from "./Field.module.css";

const cx = classNames(styles);

export interface FieldProps {
  label: string;
  /** The label is heard, not seen: only where the place itself says what belongs there. */
  labelHidden?: boolean;
  hint?: ReactNode;
  /** What to change, as words: "Add the ending, for example .com". */
  error?: string | undefined;
  /** Most fields are needed, so those that are not say so. */
  optional?: boolean;
}

/** What the control inside a field wears. */
export interface ControlProps {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

/** Label above, hint and error below, tied to the control by id. */
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
        {optional && <span className={cx("optional")}>optional</span>}
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
    <p id={id} className={cx("error")}>
      <AlertIcon size="sm" />
      {children}
    </p>
  );
}
