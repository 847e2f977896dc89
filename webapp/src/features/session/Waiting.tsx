import { t } from "#text";
import { Heading, Loading, TextSkeleton } from "../../ui/index.ts";
import styles from "./Guard.module.css";

/** A page while it is not known whose it is. @param title its heading, if it is the same for everybody */
export function Waiting({ title }: { title?: string | undefined }) {
  return (
    <div className={styles["waiting"]}>
      {title !== undefined && <Heading level={1}>{title}</Heading>}
      <Loading>{t`Loading your profile`}</Loading>
      <TextSkeleton lines={6} />
      <noscript>
        <p>{t`This page is private and needs JavaScript to verify who you are.`}</p>
      </noscript>
    </div>
  );
}
