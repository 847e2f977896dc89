import { Combobox as Base } from "@base-ui/react/combobox";
import { useRef } from "react";
import { t } from "#text";
import { useTopModal } from "../../lib/modals.ts";
import { classNames } from "../classes.ts";
import { CheckIcon, CloseIcon } from "../icons/icons.tsx";
import control from "./control.module.css";
import { Field, type FieldProps, fieldProps } from "./Field.tsx";
import styles from "./MultiCombobox.module.css";
import type { Option } from "./Select.tsx";

const cx = classNames({ ...control, ...styles });

export interface MultiComboboxProps<Value extends string> extends FieldProps {
  options: readonly Option<Value>[];
  value: readonly Value[];
  onValueChange: (value: readonly Value[]) => void;
  /** Name of the form field. */
  name?: string;
  placeholder?: string;
  disabled?: boolean;
}

/**
 * Multiple choice from a long list, such as the skills a job requires: typing filters the list, Enter selects, Backspace in the empty field
 * removes the last one, arrows reach the others.
 */
export function MultiCombobox<Value extends string>(props: MultiComboboxProps<Value>) {
  const { label, labelHidden, hint, error, optional, options, value, onValueChange, ...rest } = props;
  const { name, placeholder, disabled = false } = rest;
  const modal = useTopModal();
  const box = useRef<HTMLDivElement>(null);
  const textOf = (wanted: Value) => options.find((option) => option.value === wanted)?.text ?? wanted;
  return (
    <Field {...fieldProps({ label, labelHidden, hint, error, optional })}>
      {(wired) => (
        <Base.Root
          multiple
          autoHighlight
          items={options.map((option) => option.value)}
          itemToStringLabel={textOf}
          value={[...value]}
          onValueChange={onValueChange}
          disabled={disabled}
        >
          <Base.Chips ref={box} className={cx("control", "box", error && "invalid", disabled && "off")}>
            {value.map((chosen) => (
              <Base.Chip key={chosen} className={cx("chip")} aria-label={textOf(chosen)}>
                {textOf(chosen)}
                <Base.ChipRemove className={cx("remove")} aria-label={t`Remove ${textOf(chosen)}`}>
                  <CloseIcon size="sm" />
                </Base.ChipRemove>
              </Base.Chip>
            ))}
            <Base.Input
              {...wired}
              // The visible label counts as hidden while the list is open.
              aria-label={label}
              name={name}
              placeholder={value.length === 0 ? placeholder : undefined}
              className={cx("input")}
            />
          </Base.Chips>
          {/* Over a modal dialog the list has to be inside it, or it could not be pressed. */}
          <Base.Portal container={modal}>
            <Base.Positioner anchor={box} sideOffset={4} className={cx("place")}>
              <Base.Popup className={cx("list")}>
                <Base.Empty>
                  <p className={cx("none")}>{t`No matches.`}</p>
                </Base.Empty>
                <Base.List>
                  {(option: Value) => (
                    <Base.Item key={option} value={option} className={cx("item")}>
                      <span className={cx("mark")}>
                        <Base.ItemIndicator>
                          <CheckIcon size="sm" />
                        </Base.ItemIndicator>
                      </span>
                      {textOf(option)}
                    </Base.Item>
                  )}
                </Base.List>
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </Field>
  );
}
