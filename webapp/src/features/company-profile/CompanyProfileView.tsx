import type { EmployerProfile } from "@jobmap/contract";
import { useQueryClient } from "@tanstack/react-query";
import { t } from "#text";
import { call } from "../../lib/api.ts";
import { companyPath } from "../../lib/paths.ts";
import { loadProfile } from "../../lib/session.ts";
import { toast } from "../../lib/toasts.ts";
import {
  ButtonLink,
  ErrorState,
  ExternalIcon,
  LiveSwitch,
  Page,
  PageSection,
  TextSkeleton,
} from "../../ui/index.ts";
import { AnswerPromiseForm } from "./AnswerPromiseForm.tsx";
import { BasicsForm } from "./BasicsForm.tsx";
import { ContactForm } from "./ContactForm.tsx";
import { Domains } from "./Domains.tsx";
import { EmbedSitesForm } from "./EmbedSitesForm.tsx";
import { Gallery } from "./Gallery.tsx";
import { LogoForm } from "./LogoForm.tsx";
import type { ProfilePartProps } from "./profile-part.ts";
import { SocialForm } from "./SocialForm.tsx";
import { employerQuery, useEmployer } from "./use-employer.ts";
import { WaysForm } from "./WaysForm.tsx";

/** `/employer/company-profile`: everything that the company's public pages say about it. Each section is saved separately. */
export function CompanyProfileView() {
  const employer = useEmployer();
  const { data } = employer;
  const client = useQueryClient();
  if (employer.isLoadingError)
    return (
      <Page title={t`Company profile`}>
        <ErrorState title={t`Your company profile did not load.`} onRetry={() => void employer.refetch()}>
          {employer.error.message}
        </ErrorState>
      </Page>
    );
  if (!data)
    return (
      <Page title={t`Company profile`}>
        <div aria-busy="true">
          <TextSkeleton lines={8} />
        </div>
      </Page>
    );
  return <Parts profile={data} onSaved={(saved) => client.setQueryData(employerQuery.queryKey, saved)} />;
}

function Parts({ profile, onSaved }: ProfilePartProps) {
  const isNew = profile.id === 0;
  /** The top bar and the menu show the company's name and logo as well. */
  const savedFace = (saved: EmployerProfile) => {
    onSaved(saved);
    void loadProfile();
  };
  return (
    <Page
      title={t`Company profile`}
      lead={
        isNew
          ? t`Start with your company name. You can fill in the rest once it is saved.`
          : t`What candidates see on your public page and next to every job.`
      }
    >
      {!isNew && <PublicSection profile={profile} onSaved={savedFace} />}
      <PageSection title={t`Basics`} hint={t`Who you are, in a few lines.`}>
        <BasicsForm profile={profile} onSaved={savedFace} />
      </PageSection>
      {!isNew && (
        <>
          <PageSection title={t`Logo`} hint={t`Square pictures look best.`}>
            <LogoForm profile={profile} onSaved={savedFace} />
          </PageSection>
          <PageSection title={t`Contact`} hint={t`Only your city and website appear on your public page.`}>
            <ContactForm profile={profile} onSaved={onSaved} />
          </PageSection>
          <PageSection
            id="domains"
            title={t`Domains`}
            hint={t`Prove that your domain is yours. Your listings and your page then say so, with the day, and you can publish more jobs a day.`}
          >
            <Domains companyId={profile.id} />
          </PageSection>
          <PageSection
            title={t`Social networks`}
            hint={t`Links to your profiles. Leave blank any you don't use.`}
          >
            <SocialForm profile={profile} onSaved={onSaved} />
          </PageSection>
          <PageSection title={t`Embedding`} hint={t`Websites that can embed your job map.`}>
            <EmbedSitesForm profile={profile} onSaved={onSaved} />
          </PageSection>
          <PageSection
            id="answers"
            title={t`Answers`}
            hint={t`An answer is a move to another stage, a rejection or a message. The promise holds for applications sent from now on; earlier ones keep the promise they were sent with.`}
          >
            <AnswerPromiseForm profile={profile} onSaved={onSaved} />
          </PageSection>
          <PageSection
            title={t`Ways of working`}
            hint={t`How true each statement is of you: 1 is not at all, 5 is very. Leave out what you would rather not say. Candidates see your answers on your public page, and beside their own if they stated some. Every press is saved.`}
          >
            <WaysForm />
          </PageSection>
          <PageSection title={t`Gallery`} hint={t`Show candidates your workplace and team.`}>
            <Gallery profile={profile} onSaved={onSaved} />
          </PageSection>
        </>
      )}
    </Page>
  );
}

function PublicSection({ profile, onSaved }: ProfilePartProps) {
  const show = async (show_profile: boolean) => {
    const saved = await call("POST employer/show-profile-status", { body: { show_profile } });
    onSaved({ ...profile, ...saved });
    toast(saved.show_profile ? t`Your public profile is shown` : t`Your public profile is hidden`, {
      tone: "success",
    });
  };
  return (
    <PageSection
      title={t`Public profile`}
      hint={t`When hidden, your page and embeds show nothing. Your jobs stay on Jobmap.`}
    >
      <LiveSwitch label={t`Public Profile is shown`} on={profile.show_profile} onSave={show} />
      {profile.show_profile && (
        <ButtonLink
          variant="line"
          iconEnd={<ExternalIcon size="sm" />}
          to={companyPath(profile.username)}
        >{t`View public page`}</ButtonLink>
      )}
    </PageSection>
  );
}
