import { useQuery } from "@tanstack/react-query";
import { t } from "#text";
import { useSession } from "../../lib/session.ts";
import { Avatar, ButtonLink, ErrorState, Page, PageSection, TextSkeleton } from "../../ui/index.ts";
import { NameForm } from "../account/NameForm.tsx";
import { ProfileScore } from "../account/ProfileScore.tsx";
import { HeadlineForm, SummaryForm } from "./AboutForm.tsx";
import { ContactForm } from "./ContactForm.tsx";
import { EntryList } from "./EntryList.tsx";
import { JsonButton } from "./JsonButton.tsx";
import { PictureForm } from "./PictureForm.tsx";
import styles from "./Profile.module.css";
import { SkillsForm } from "./SkillsForm.tsx";
import { SECTION_FIELDS } from "./section-fields.ts";
import { type PartProps, profileQuery, useSaved } from "./use-profile.ts";

const TITLE = t`Your profile`;

/** `/profile`: everything a candidate says of themselves, in sections that are saved one by one. */
export function ProfileView() {
  const profile = useQuery(profileQuery);
  const onSaved = useSaved();
  if (profile.isLoadingError)
    return (
      <Page title={TITLE}>
        <ErrorState title={t`Your profile did not load.`} onRetry={() => void profile.refetch()}>
          {profile.error.message}
        </ErrorState>
      </Page>
    );
  if (!profile.data)
    return (
      <Page title={TITLE}>
        <div aria-busy="true">
          <TextSkeleton lines={8} />
        </div>
      </Page>
    );
  return <Parts profile={profile.data} onSaved={onSaved} />;
}

function Parts(part: PartProps) {
  const { profile, onSaved } = part;
  const session = useSession(({ profile: own }) => own);
  const isEmpty = Object.values(profile.entries).every((entries) => entries.length === 0);
  return (
    <Page
      title={TITLE}
      lead={
        isEmpty
          ? t`Please Fill Your Profile Details. Start anywhere: every section is saved by itself.`
          : t`Your applications and resumes are made from it. Every section is saved by itself.`
      }
      tools={
        <>
          <ButtonLink to="/profile/import" variant="line">{t`Add from a resume`}</ButtonLink>
          <JsonButton />
        </>
      }
    >
      {session && (
        <PageSection title={t`How complete it is`} hint={t`What is missing, and why it matters.`}>
          <ProfileScore of="user" scores={session.profile_scores} reasons />
        </PageSection>
      )}
      {session && (
        <PageSection id="name" title={t`Name`} hint={t`As employers address you.`}>
          <NameForm profile={session} />
        </PageSection>
      )}
      <PageSection
        id="picture"
        title={t`Pictures`}
        hint={t`Optional. Many employers prefer resumes without one.`}
      >
        {profile.cover_image !== "" && (
          <img className={styles["cover"]} src={profile.cover_image} alt={t`Your cover`} />
        )}
        <div className={styles["face"]}>
          <Avatar name={profile.basics.name ?? ""} image={profile.profile_image} kind="person" size="lg" />
          <PictureForm
            what="picture"
            save="POST user/profile-image-update"
            hasOne={profile.profile_image !== ""}
            onSaved={onSaved}
          />
        </div>
        <PictureForm
          what="cover"
          save="POST user/cover-image-update"
          hasOne={profile.cover_image !== ""}
          onSaved={onSaved}
        />
      </PageSection>
      <PageSection id="headline" title={t`Headline`} hint={t`The line under your name.`}>
        <HeadlineForm {...part} />
      </PageSection>
      <PageSection
        id="summary"
        title={t`Summary`}
        hint={t`Who you are and what you look for, in a few sentences.`}
      >
        <SummaryForm {...part} />
      </PageSection>
      <PageSection id="contact" title={t`Contact`} hint={t`Employers that you apply to see it.`}>
        <ContactForm {...part} />
      </PageSection>
      <PageSection id="skills" title={t`Skills`} hint={t`Choose from the list, or use your own words.`}>
        <SkillsForm {...part} />
      </PageSection>
      {SECTION_FIELDS.map((spec) => (
        <EntryList key={spec.section} spec={spec} {...part} />
      ))}
    </Page>
  );
}
