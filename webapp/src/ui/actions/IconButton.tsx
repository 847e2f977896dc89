import type { ComponentPropsWithRef, ReactNode } from "react";
import { t } from "#text";
import { classNames } from "../classes.ts";
import { HeartIcon } from "../icons/icons.tsx";
import styles from "./IconButton.module.css";

const cx = classNames(styles);

export interface IconButtonProps extends Omit<ComponentPropsWithRef<"button">, "children" | "aria-label"> {
  /** Accessible name: what it does. */
  label: string;
  icon: ReactNode;
  variant?: "bare" | "line";
  size?: "sm" | "md" | "lg";
}

export function IconButton({
  label,
  icon,
  variant = "bare",
  size = "md",
  className,
  ...button
}: IconButtonProps) {
  return (
    <button type="button" {...button} className={cx("button", variant, size, className)} aria-label={label}>
      {icon}
    </button>
  );
}

export interface SaveButtonProps extends Omit<IconButtonProps, "icon" | "label"> {
  /** What is saved, for the accessible name: "Save Nursery Worker". */
  subject: string;
  saved: boolean;
  onSavedChange: (saved: boolean) => void;
}

/** The heart. Filled means saved; the accessible name stays "Save …" and the pressed state carries the difference. */
export function SaveButton({ subject, saved, onSavedChange, className, ...button }: SaveButtonProps) {
  return (
    <IconButton
      {...button}
      label={t`Save ${subject}`}
      aria-pressed={saved}
      onClick={() => onSavedChange(!saved)}
      className={cx("save", className)}
      icon={<HeartIcon filled={saved} />}
    />
  );
}
