import { useEffect, useRef } from "react";
import { t } from "#text";
import { Button, ButtonLink } from "../../ui/index.ts";
import styles from "./ApplyDialog.module.css";

interface SentProps {
  company: string;
  /** The employer is fictional demo data. */
  isDemo: boolean;
  applicationId: number;
  onClose: () => void;
}

const OF_REAL = [
  t`The employer has been notified. You'll see here when they open it.`,
  t`You'll get a notification and an email for every update.`,
  t`If the job closes first, we'll let you know.`,
];
const OF_MADE_UP = [
  t`This is a demo employer, so you will not get a reply.`,
  t`A real employer is notified right away, and you see here when they open it.`,
  t`You can withdraw it at any time.`,
];

/** Confirms that the application arrived and says what happens next. */
export function Sent({ company, isDemo, applicationId, onClose }: SentProps) {
  const words = useRef<HTMLParagraphElement>(null);
  // The submit button is gone, so focus moves to the result.
  useEffect(() => words.current?.focus(), []);
  return (
    <div className={styles["sent"]}>
      <p ref={words} tabIndex={-1} className={styles["done"]}>
        {isDemo ? t`Your demo application was saved.` : t`Your application was sent to ${company}.`}
      </p>
      <ul className={styles["next"]}>
        {(isDemo ? OF_MADE_UP : OF_REAL).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className={styles["ways"]}>
        <ButtonLink
          to={`/applied-job-list?application=${applicationId}`}
        >{t`View your application`}</ButtonLink>
        <Button variant="line" onClick={onClose}>{t`Back to the job`}</Button>
      </div>
    </div>
  );
}
