import type { SiteOwner } from "@jobmap/contract";
import { useState } from "react";
import { Link } from "react-router";
import { Trans, t } from "#text";
import { Button, Page, PageSection } from "../../ui/index.ts";
import styles from "./Contact.module.css";
import { ContactForm } from "./ContactForm.tsx";

/** `/contact`: a message to whoever runs the site, and the quicker ways to an answer. */
export function ContactView({ owner }: { owner: SiteOwner }) {
  const [reference, setReference] = useState<string>();
  if (reference !== undefined)
    return (
      <Page
        title={t`Message received`}
        lead={
          <Trans>
            Your message has the number <b>{reference}</b>. Please mention it if you write again.
          </Trans>
        }
      >
        <div>
          <Button variant="line" onClick={() => setReference(undefined)}>{t`Write another message`}</Button>
        </div>
      </Page>
    );
  return (
    <Page
      title={t`Contact us`}
      lead={t`Your message goes to whoever runs this site. They can reply to the address you give.`}
    >
      <PageSection
        title={t`Write to us`}
        hint={t`What you write is kept for a year, and deleted with your account if you are signed in.`}
      >
        <ContactForm onSent={setReference} />
        <noscript>
          <p>
            {t`The form needs scripts.`}{" "}
            {owner.email !== "" && (
              <Trans>
                Without them, write to <a href={`mailto:${owner.email}`}>{owner.email}</a>.
              </Trans>
            )}
          </p>
        </noscript>
      </PageSection>
      <PageSection title={t`Quicker answers`}>
        <ul className={styles["ways"]}>
          <li>
            <Trans>
              <Link to="/help">Help</Link>, task by task
            </Trans>
          </li>
          <li>
            <Trans>
              Questions from <Link to="/faq-candidate">job seekers</Link> and from{" "}
              <Link to="/faq-employer">employers</Link>
            </Trans>
          </li>
          <li>
            <Trans>
              <Link to="/profile-setting">Profile settings</Link>: your data, emails, password, and closing
              your account
            </Trans>
          </li>
          <li>{t`Does a listing look wrong? Press “Report this job” on it.`}</li>
        </ul>
      </PageSection>
      {owner.name !== "" && (
        <PageSection title={t`Who runs this site`}>
          <address>
            {owner.name}
            <br />
            {owner.address}
          </address>
        </PageSection>
      )}
    </Page>
  );
}
