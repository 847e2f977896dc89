import type { SiteOwner } from "@jobmap/contract";
import { useState } from "react";
import { Link } from "react-router";
import { Button, Page, PageSection } from "../../ui/index.ts";
import styles from "./Contact.module.css";
import { ContactForm } from "./ContactForm.tsx";

/** `/contact`: a message to whoever runs the site, and the quicker ways to an answer. */
export function ContactView({ owner }: { owner: SiteOwner }) {
  const [reference, setReference] = useState<string>();
  if (reference !== undefined)
    return (
      <Page
        title="Message received"
        lead={
          <>
            Your message has the number <b>{reference}</b>. Please mention it if you write again.
          </>
        }
      >
        <div>
          <Button variant="line" onClick={() => setReference(undefined)}>
            Write another message
          </Button>
        </div>
      </Page>
    );
  return (
    <Page
      title="Contact us"
      lead="Your message goes to whoever runs this site. They can reply to the address you give."
    >
      <PageSection
        title="Write to us"
        hint="What you write is kept for a year, and deleted with your account if you are signed in."
      >
        <ContactForm onSent={setReference} />
        <noscript>
          <p>
            The form needs scripts.{" "}
            {owner.email !== "" && (
              <>
                Without them, write to <a href={`mailto:${owner.email}`}>{owner.email}</a>.
              </>
            )}
          </p>
        </noscript>
      </PageSection>
      <PageSection title="Quicker answers">
        <ul className={styles["ways"]}>
          <li>
            <Link to="/help">Help</Link>, task by task
          </li>
          <li>
            Questions from <Link to="/faq-candidate">job seekers</Link> and from{" "}
            <Link to="/faq-employer">employers</Link>
          </li>
          <li>
            <Link to="/profile-setting">Profile settings</Link>: your data, emails, password, and closing your
            account
          </li>
          <li>Does a listing look wrong? Press “Report this job” on it.</li>
        </ul>
      </PageSection>
      {owner.name !== "" && (
        <PageSection title="Who runs this site">
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
