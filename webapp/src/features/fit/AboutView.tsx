import { CULTURE_DIMENSIONS } from "@jobmap/contract/culture";
import { t } from "#text";
import { STATEMENTS } from "../../lib/culture-statements.ts";
import { ButtonLink, Page, PageSection } from "../../ui/index.ts";
import { Example } from "./Example.tsx";
import styles from "./Fit.module.css";

/** `/culture-preference`: what the Job Feed is and is not, with a sum that anybody can follow. */
export function AboutView() {
  return (
    <Page
      title={t`Job Feed`}
      lead={t`Say once what you are looking for. You get the jobs that meet your conditions, each with the reason, and you see how an employer's way of working compares with yours.`}
      tools={<ButtonLink to="/culture-preferences">{t`Open your Job Feed`}</ButtonLink>}
    >
      <PageSection title={t`What it is`}>
        <ul className={styles["points"]}>
          <li>{t`Your wishes: occupations, a place, pay, schedule, where you work, company size. Any of them can be a dealbreaker. Then your feed has only jobs that meet it, and leaves out jobs that do not say. You see how many jobs each dealbreaker leaves out, and can loosen it.`}</li>
          <li>{t`A reason on each job, and one press to correct it, such as “Not this occupation” or “Too far”. That changes the wish you stated, and you can undo it.`}</li>
          <li>{t`Seven ways of working, with two statements each. You say how much you want each one, and employers say how true it is of them. The two are compared one by one, in sentences.`}</li>
        </ul>
      </PageSection>
      <PageSection title={t`What it is not`}>
        <ul className={styles["points"]}>
          <li>{t`Not a score. There is no total, no percentage and no rank.`}</li>
          <li>{t`Nothing that employers see: not your wishes, not your answers, not the results.`}</li>
          <li>{t`Not a ranking: ways of working never move a job up or down, and never leave one out. They are what an employer says about itself, not something we checked.`}</li>
          <li>{t`Nothing about who you are. We do not ask for your name, age, picture or address here, and learn nothing from what you open.`}</li>
        </ul>
      </PageSection>
      <PageSection
        title={t`Try it`}
        hint={t`The same calculation as in your Job Feed, with answers that you choose here.`}
      >
        <Example />
      </PageSection>
      <PageSection
        title={t`The statements`}
        hint={t`The seven dimensions are those of the Organizational Culture Profile (O'Reilly, Chatman and Caldwell, 1991). The statements are our own.`}
      >
        <dl className={styles["points"]}>
          {CULTURE_DIMENSIONS.map((dimension) => {
            const { name, first, second } = STATEMENTS[dimension];
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
      <PageSection title={t`Switch it off`}>
        <p>{t`One switch turns all of it off, and one button deletes it. It is part of your account's export, and is deleted with your account.`}</p>
      </PageSection>
    </Page>
  );
}
