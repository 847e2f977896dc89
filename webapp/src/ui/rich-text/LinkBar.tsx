import { safeHref } from "@jobmap/contract/contact";
import { useId, useState } from "react";
import { t } from "#text";
import { Button } from "../actions/Button.tsx";
import { classNames } from "../classes.ts";
import control from "../fields/control.module.css";
import { FieldError } from "../fields/Field.tsx";
import styles from "./RichTextField.module.css";

const cx = classNames({ ...control, ...styles });

interface LinkBarProps {
  /** Target of the link at the cursor; undefined if there is none. */
  href: string | undefined;
  onSet: (href: string) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** The bar below the toolbar that asks for a link's target. It is inside another form, so it handles Enter itself. */
export function LinkBar({ href, onSet, onRemove, onClose }: LinkBarProps) {
  const id = useId();
  const [address, setAddress] = useState(href?.replace(/^mailto:/, "") ?? "");
  const [isWrong, setWrong] = useState(false);
  const set = () => {
    const safe = safeHref(address);
    if (safe === undefined) setWrong(true);
    else onSet(safe);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the line from each of its controls
    <div
      className={cx("linkBar")}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onClose();
      }}
    >
      <label htmlFor={id} className={cx("linkLabel")}>
        {t`Link to`}
      </label>
      <input
        id={id}
        // biome-ignore lint/a11y/noAutofocus: somebody has just asked for it
        autoFocus
        inputMode="url"
        autoComplete="off"
        placeholder={t`Web or email address`}
        className={cx("control", "address")}
        value={address}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        onChange={({ currentTarget }) => {
          setAddress(currentTarget.value);
          setWrong(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          set();
        }}
      />
      <Button size="sm" variant="line" onClick={set}>
        {href === undefined ? t`Add link` : t`Change link`}
      </Button>
      {href !== undefined && (
        <Button size="sm" variant="bare" onClick={onRemove}>
          {t`Remove link`}
        </Button>
      )}
      {isWrong && (
        <div className={cx("linkError")} role="alert">
          <FieldError id={`${id}-error`}>
            {t`Please enter a web address such as https://example.com, or an email address.`}
          </FieldError>
        </div>
      )}
    </div>
  );
}
