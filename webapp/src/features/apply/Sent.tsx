import { useEffect, useRef } from "react";
import { Button, ButtonLink } from "../../ui/index.ts";
import styles from "./ApplyDialog.module.css";

interface SentProps {
  company: string;
  applicationId: number;
  onClose: () => void;
}

/** That it arrived, and what happens next. */
export function Sent({ company, applicationId, onClose }: SentProps) {
  const words = useRef<HTMLParagraphElement>(null);
  // The button that sent it is gone; the focus goes on to what became of it.
  useEffect(() => words.current?.focus(), []);
  return (
    <div className={styles["sent"]}>
      <p ref={words} tabIndex={-1} className={styles["done"]}>
        Your application is with {company}.
      </p>
      <ul className={styles["next"]}>
        <li>They were told at once. You see here when they have opened it.</li>
        <li>Whenever they move it or write to you, you get a notice and a mail.</li>
        <li>Should the job close first, you are told. Nobody is left waiting.</li>
      </ul>
      <div className={styles["ways"]}>
        <ButtonLink to={`/applied-job-list?application=${applicationId}`}>See your application</ButtonLink>
        <Button variant="line" onClick={onClose}>
          Back to the job
        </Button>
      </div>
    </div>
  );
}
