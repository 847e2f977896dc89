import type { EmployerContact } from "@jobmap/contract";
import { Link } from "react-router";
import { Trans, t } from "#text";
import { companyPath } from "../../lib/paths.ts";
import { Heading } from "../../ui/index.ts";
import styles from "./AppliedView.module.css";

interface HowToAnswerProps {
  /** Name of the employer. */
  company: string;
  contact: EmployerContact;
}

/** How a candidate can reach an employer that has replied. */
export function HowToAnswer({ company, contact }: HowToAnswerProps) {
  const { email, phone, website, company: username } = contact;
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
        <p>
          {t`${company} has not shared contact details on Jobmap.`}{" "}
          {website ? (
            <Trans>
              If their message has none either, check{" "}
              <a href={website} rel="nofollow noopener" target="_blank">
                its website
              </a>
              .
            </Trans>
          ) : (
            <Trans>
              If their message has none either, check <Link to={companyPath(username)}>its page</Link>.
            </Trans>
          )}
        </p>
      )}
    </section>
  );
}
