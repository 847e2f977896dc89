import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { classNames } from "../classes.ts";
import styles from "./Choice.module.css";
import { FieldError } from "./Field.tsx";

const cx = classNames(styles);
const COUNT = new Intl.NumberFormat("en-US");

interface ChoiceText {
  label: ReactNode;
  hint?: string;
  /** Number of jobs that the choice leaves. */
  count?: number;
}

export interface CheckboxProps
  extends ChoiceText,
    Omit<ComponentPropsWithRef<"input">, "type" | "id" | "size"> {
  error?: string | undefined;
}

export function Checkbox({ label, hint, count, error, className, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div className={className}>
      <label className={cx("choice", count === 0 && "idle")}>
        <input
          type="checkbox"
          {...input}
          className={cx("check")}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <Words label={label} hint={hint} count={count} />
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

export interface SwitchProps extends ChoiceText, Omit<ComponentPropsWithRef<"input">, "type" | "size"> {}

/** Takes effect at once, unlike a checkbox, which takes effect when its form is submitted. */
export function Switch({ label, hint, count, className, ...input }: SwitchProps) {
  return (
    <label className={cx("choice", "switched", className)}>
      <Words label={label} hint={hint} count={count} />
      {/* biome-ignore lint/a11y/useAriaPropsForRole: the checkbox itself carries the checked state */}
      <input type="checkbox" role="switch" {...input} className={cx("switch")} />
    </label>
  );
}

export interface RadioOption<Value extends string> extends ChoiceText {
  value: Value;
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string> {
  legend: string;
  /** Visually hidden, for screen readers only. */
  legendHidden?: boolean;
  options: readonly RadioOption<Value>[];
  value: Value | null;
  onValueChange: (value: Value) => void;
  /** `list` is vertical; `steps` are side by side in one box, for an ordered scale. */
  look?: "list" | "steps";
  hint?: string;
  error?: string | undefined;
  /** Name of the form field. */
  name?: string;
}

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { legend, legendHidden, options, value, onValueChange, look = "list", hint, error } = props;
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows it; plain groups cannot be invalid
      role="radiogroup"
      className={cx("group")}
      aria-describedby={described}
      aria-invalid={error ? true : undefined}
    >
      <legend className={cx("legend", legendHidden && "unseen")}>{legend}</legend>
      <div className={cx(look)}>
        {options.map((option) => (
          <label key={option.value} className={cx("choice", option.count === 0 && "idle")}>
            <input
              type="radio"
              name={props.name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled ?? false}
              onChange={() => onValueChange(option.value)}
              className={cx("radio")}
            />
            <Words label={option.label} hint={option.hint} count={option.count} />
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${id}-hint`} className={cx("hint")}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

function Words({
  label,
  hint,
  count,
}: {
  label: ReactNode;
  hint: string | undefined;
  count: number | undefined;
}) {
  return (
    <span className={cx("words")}>
      <span className={cx("text")}>{label}</span>
      {count !== undefined && <span className={cx("count")}>{COUNT.format(count)}</span>}
      {hint && <span className={cx("hint")}>{hint}</span>}
    </span>
  );
}
