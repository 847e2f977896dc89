import { type ComponentPropsWithRef, useRef } from "react";
import { t } from "#text";
import { IconButton } from "../actions/IconButton.tsx";
import { classNames } from "../classes.ts";
import { CloseIcon, SearchIcon } from "../icons/icons.tsx";
import control from "./control.module.css";
import { Field, type FieldProps, fieldProps } from "./Field.tsx";
import styles from "./SearchField.module.css";

const cx = classNames({ ...control, ...styles });

export interface SearchFieldProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<"input">, "id" | "size" | "ref" | "value" | "onChange"> {
  value: string;
  onValueChange: (value: string) => void;
}

/** Filters the page's content while the user types. */
export function SearchField({ label, labelHidden, hint, error, optional, ...rest }: SearchFieldProps) {
  const { value, onValueChange, className, ...input } = rest;
  const ref = useRef<HTMLInputElement>(null);
  const clear = () => {
    onValueChange("");
    ref.current?.focus();
  };
  return (
    <Field {...fieldProps({ label, labelHidden, hint, error, optional })}>
      {(wired) => (
        <span className={cx("box")}>
          <span className={cx("glass")}>
            <SearchIcon />
          </span>
          <input
            {...input}
            {...wired}
            ref={ref}
            type="search"
            value={value}
            onChange={(event) => onValueChange(event.currentTarget.value)}
            className={cx("control", "search", className)}
          />
          {value !== "" && (
            <span className={cx("clear")}>
              <IconButton
                size="sm"
                label={t`Clear ${label.toLowerCase()}`}
                icon={<CloseIcon />}
                onClick={clear}
              />
            </span>
          )}
        </span>
      )}
    </Field>
  );
}
