import type { ReactNode } from "react";
import { classNames } from "../classes.ts";
import styles from "./Badge.module.css";

const cx = classNames(styles);

export interface BadgeProps {
  tone?: "neutral" | "new" | "ok" | "warn" | "danger" | "sea";
  icon?: ReactNode;
  children: ReactNode;
}

/** A small label. It is never pressable. */
export function Badge({ tone = "neutral", icon, children }: BadgeProps) {
  return (
    <span className={cx("badge", tone)}>
      {icon}
      {children}
    </span>
  );
}
