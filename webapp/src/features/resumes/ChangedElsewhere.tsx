import { Trans, t } from "#text";
import { AlertIcon, Button } from "../../ui/index.ts";
import styles from "./Resumes.module.css";

/** Says that another window saved this resume. Nothing is saved here until its owner has decided. */
export const ChangedElsewhere = ({ onDecide }: { onDecide: (theirs: boolean) => void }) => (
  <div className={styles["changed"]} role="alert">
    <AlertIcon />
    <p>
      <Trans>
        <b>This resume was changed in another window or on another device.</b> Your changes here are not saved
        yet. Whichever you choose, Undo takes it back.
      </Trans>
    </p>
    <Button size="sm" onClick={() => onDecide(false)}>{t`Save mine`}</Button>
    <Button size="sm" variant="line" onClick={() => onDecide(true)}>{t`Show the other`}</Button>
  </div>
);
