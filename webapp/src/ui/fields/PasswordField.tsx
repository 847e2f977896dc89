import { type ComponentPropsWithRef, useState } from "react";
import { t } from "#text";
import { IconButton } from "../actions/IconButton.tsx";
import { classNames } from "../classes.ts";
import { MinusIcon } from "../icons/icons.tsx";
import { EyeIcon, EyeOffIcon } from "../icons/tool-icons.tsx";
import type { FieldProps } from "./Field.tsx";
import styles from "./PasswordField.module.css";
import { TextField } from "./TextField.tsx";

const cx = classNames(styles);

export interface PasswordFieldProps
  extends Omit<FieldProps, "hint">,
    Omit<ComponentPropsWithRef<"input">, "id" | "size" | "type" | "autoComplete"> {
  /** Tells password managers whether to fill in or to suggest a password. */
  autoComplete: "current-password" | "new-password";
  /** What a new password still lacks while it is being typed: `unmetPasswordRules(value)`. */
  unmet?: readonly string[];
}

/** A password field with a show button. Pasting and password managers work; autocorrect and capitalization are off. */
export function PasswordField({ unmet = [], ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      type={shown ? "text" : "password"}
      hint={unmet.length > 0 && <Unmet rules={unmet} />}
      end={
        <IconButton
          size="sm"
          label={t`Show password`}
          aria-pressed={shown}
          icon={shown ? <EyeOffIcon /> : <EyeIcon />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}

function Unmet({ rules }: { rules: readonly string[] }) {
  return (
    <ul className={cx("unmet")}>
      {rules.map((rule) => (
        <li key={rule}>
          <MinusIcon size="sm" />
          {rule}
        </li>
      ))}
    </ul>
  );
}
