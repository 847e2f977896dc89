import type { ReactNode } from "react";
import { classNames } from "../../../ui/index.ts";
import styles from "./MapFurniture.module.css";

const cx = classNames(styles);

interface MapNoteProps {
  icon: ReactNode;
  tone?: "info" | "danger";
  children: ReactNode;
}

/** A message over the map, with an action. */
export function MapNote({ icon, tone = "info", children }: MapNoteProps) {
  return (
    <div className={cx("note", tone)} role={tone === "danger" ? "alert" : "status"}>
      {icon}
      {children}
    </div>
  );
}
