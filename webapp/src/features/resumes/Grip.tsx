import type { ComponentProps } from "react";
import { t } from "#text";
import { GripIcon } from "../../ui/index.ts";
import styles from "./Resumes.module.css";

/** What is held to drag something with a pointer. Keyboards have the buttons beside it. */
export function Grip({ title, ...drag }: { title: string } & ComponentProps<"span">) {
  return (
    <span className={styles["grip"]} aria-hidden="true" title={t`Drag ${title} to another place`} {...drag}>
      <GripIcon />
    </span>
  );
}
