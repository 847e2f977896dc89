import { CULTURE_DIMENSIONS, CULTURE_STATEMENTS } from "@jobmap/contract/culture";
import { ButtonLink, Page, PageSection } from "../../ui/index.ts";
import { Example } from "./Example.tsx";
import styles from "./Fit.module.css";

/** `/culture-preference`: what the Job Feed is and is not, with a sum that anybody can follow. */
export function AboutView() {
  return (
    <Page
      title="Job Feed"
      lead="Say what you look for once. You get the jobs that meet your conditions, each with the reason, and you see how an employer's ways of working compare with yours."
      tools={<ButtonLink to="/culture-preferences">Open your Job Feed</ButtonLink>}
    >
      <PageSection title="What it is">
        <ul className={styles["points"]}>
          <li>
            Your wishes: occupations, a place, pay, schedule, where you work, company size. Any of these facts
            can be a dealbreaker, and then every job in your feed keeps it. A job that does not say is left
            out too; you see how many each dealbreaker leaves out, and can loosen it.
          </li>
          <li>
            A reason on each job, and one press to correct it: “Not this occupation”, “Too far”. It changes
            the wish you stated, and can be undone.
          </li>
          <li>
            Seven ways of working, with two statements each. You say how much you want them, employers how
            true they are of themselves. Both are compared one by one, in sentences.
          </li>
        </ul>
      </PageSection>
      <PageSection title="What it is not">
        <ul className={styles["points"]}>
          <li>Not a score of you. There is no total, no percentage and no rank.</li>
          <li>Nothing that employers see: not your wishes, not your answers, not what comes of them.</li>
          <li>
            Not an order: ways of working never move a job up or down, and never leave one out. They are what
            an employer says of itself, not something we checked.
          </li>
          <li>
            Nothing about who you are. Name, age, picture and address are not asked for and change nothing;
            nothing is learned from what you open.
          </li>
        </ul>
      </PageSection>
      <PageSection
        title="The sum"
        hint="The same calculation as in your Job Feed, with answers of your choice."
      >
        <Example />
      </PageSection>
      <PageSection
        title="The statements"
        hint="The seven dimensions are those of the Organizational Culture Profile (O'Reilly, Chatman and Caldwell, 1991). The statements are our own."
      >
        <dl className={styles["points"]}>
          {CULTURE_DIMENSIONS.map((dimension) => {
            const { name, first, second } = CULTURE_STATEMENTS[dimension];
            return (
              <div key={dimension}>
                <dt>
                  <b>{name}</b>
                </dt>
                <dd>{first}</dd>
                <dd>{second}</dd>
              </div>
            );
          })}
        </dl>
      </PageSection>
      <PageSection title="Yours to switch off">
        <p>
          One switch turns all of it off, one press deletes it, your account's export has it, and it goes with
          your account.
        </p>
      </PageSection>
    </Page>
  );
}
