import { RESUME_TEMPLATES } from "@jobmap/contract/resume-templates";
import { t } from "#text";
import { useSession } from "../../lib/session.ts";
import { ButtonLink, Heading, Page } from "../../ui/index.ts";
import styles from "./Resumes.module.css";
import { SampleSheet } from "./SampleSheet.tsx";
import { templateText } from "./template-text.ts";

/** `/ats-resume-builder`: what the resume builder is, and the way into it. */
export function BuilderAbout() {
  const isCandidate = useSession(({ profile }) => profile?.role === "user");
  return (
    <Page
      title={t`ATS Resume Builder`}
      lead={t`A resume is read by people, and by programs that take it apart. Ours are made for both.`}
      className={styles["about"]}
    >
      <p>
        {isCandidate ? (
          <ButtonLink to="/multiple-resume">{t`Open your resumes`}</ButtonLink>
        ) : (
          <ButtonLink to="/user-register?redirect=%2Fmultiple-resume">{t`Create a free account`}</ButtonLink>
        )}
      </p>
      <Heading level={2}>{t`How it works`}</Heading>
      <ol className={styles["steps"]}>
        <li>{t`Write what you have done once, in your profile.`}</li>
        <li>{t`Each resume takes from it what suits the job, in its own order and words.`}</li>
        <li>{t`You see the pages while you type, and download them as a PDF or Word file, with a cover letter in the same look.`}</li>
      </ol>
      <Heading level={2}>{t`What programs get from it`}</Heading>
      <p>{t`We test each template with resumes in seven writing systems: they are printed, then read back by independent programs. A template claims a writing system only if at least 99 of 100 names, jobs, dates and skills come back whole. Files are tagged for screen readers (PDF/UA-1). Where we know that something does not come back, such as Devanagari in many PDF readers, the builder says so and offers the Word file.`}</p>
      <Heading level={2}>{t`${RESUME_TEMPLATES.length} templates`}</Heading>
      <ul className={styles["templates"]}>
        {RESUME_TEMPLATES.map((template) => (
          <li key={template.id}>
            <SampleSheet template={template} />
            <b>{template.name}</b>
            <p>{templateText(template)}</p>
          </li>
        ))}
      </ul>
      <p>{t`Printed by the builder itself. The person is made up, and the same in all of them.`}</p>
    </Page>
  );
}
