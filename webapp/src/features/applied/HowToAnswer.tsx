import type { EmployerContact } from "@jobmap/contract";
import { t } from "#text";
import { Heading } from "../../ui/index.ts";
import styles from "./AppliedView.module.css";

interface HowToAnswerProps {
  /** Name of the employer. */
  company: string;
  contact: EmployerContact;
}

/** How a candidate can reach an employer that has replied: with messages there is always a way. */
export function HowToAnswer({ company, contact }: HowToAnswerProps) {
  const { email, phone } = contact;
  return (
    <section className={styles["answer"]} aria-label={t`How to reply`}>
      <Heading level={3} size="md">{t`How to reply`}</Heading>
      {email || phone ? (
        <p>
          {email && <a href={`mailto:${email}`}>{email}</a>}
          {email && phone && ` ${t`or`} `}
          {phone && <a href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`}>{phone}</a>}
        </p>
      ) : (
        <p>{t`Write to ${company} in the messages below.`}</p>
      )}
    </section>
  );
}
