import type { EmployerContact } from "@jobmap/contract";
import { Link } from "react-router";
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
    <section className={styles["answer"]} aria-label="How to reply">
      <Heading level={3} size="md">
        How to reply
      </Heading>
      {email || phone ? (
        <p>
          {email && <a href={`mailto:${email}`}>{email}</a>}
          {email && phone && " or "}
          {phone && <a href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`}>{phone}</a>}
        </p>
      ) : (
        <p>
          {company} has not shared contact details on Jobmap. If their message has none either, check{" "}
          {website ? (
            <a href={website} rel="nofollow noopener" target="_blank">
              its website
            </a>
          ) : (
            <Link to={companyPath(username)}>its page</Link>
          )}
          .
        </p>
      )}
    </section>
  );
}
