import { useEffect, useRef } from "react";
import { Button, ButtonLink } from "../../ui/index.ts";
import styles from "./ApplyDialog.module.css";

interface SentProps {
  company: string;
  /** The employer is made up. */
  isDemo: boolean;
  applicationId: number;
  onClose: () => void;
}

const OF_REAL = [
  "They were told at once. You see here when they have opened it.",
  "Whenever they move it or write to you, you get a notice and a mail.",
  "Should the job close first, you are told. Nobody is left waiting.",
];
const OF_MADE_UP = [
  "The employer is made up: nobody reads it, and no answer will come.",
  "A real one is told at once, and you see here when they have opened it.",
  "Withdraw it whenever you like.",
];

/** That it arrived, and what happens next. */
export function Sent({ company, isDemo, applicationId, onClose }: SentProps) {
  const words = useRef<HTMLParagraphElement>(null);
  // The button that sent it is gone; the focus goes on to what became of it.
  useEffect(() => words.current?.focus(), []);
  return (
    <div className={styles["sent"]}>
      <p ref={words} tabIndex={-1} className={styles["done"]}>
        {isDemo ? "Your application was kept as an example." : `Your application is with ${company}.`}
      </p>
      <ul className={styles["next"]}>
        {(isDemo ? OF_MADE_UP : OF_REAL).map((line) => (
          <li key={line}>{line}</li>
        ))}
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
