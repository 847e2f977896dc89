import type { SessionProfile } from "@jobmap/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Trans, t } from "#text";
import { saveSwitch } from "../../lib/account-switches.ts";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import { useSite } from "../../lib/site.ts";
import { ButtonLink, ErrorState, LiveSwitch, Page, PageSection, TextSkeleton } from "../../ui/index.ts";
import { publicPagePath } from "./load-public-page.ts";
import styles from "./PublicPage.module.css";
import { PublicPageForm } from "./PublicPageForm.tsx";
import { PublicPageView } from "./PublicPageView.tsx";
import { ShareParts } from "./ShareParts.tsx";

const ownPageQuery = endpointQuery("GET user/public-page", {});

interface OwnPageViewProps {
  title: string;
  profile: SessionProfile;
}

/** To its owner, `/user/{username}`: their public page, whether it is on, what it shows, and how others see it. */
export function OwnPageView({ title, profile }: OwnPageViewProps) {
  const page = useQuery(ownPageQuery);
  const publicUrl = useSite()?.publicUrl ?? "";
  const isOn = profile.is_public_ats_resume;
  const frame = {
    title,
    lead: t`Your profile, or one of your resumes, as a page that you can send to anybody. You choose what it says.`,
    tools: <ButtonLink variant="line" to="/multiple-resume">{t`Your resumes`}</ButtonLink>,
  };
  if (page.isLoadingError)
    return (
      <Page {...frame}>
        <ErrorState title={t`Your public page did not load.`} onRetry={() => void page.refetch()}>
          {page.error.message}
        </ErrorState>
      </Page>
    );
  if (!page.data)
    return (
      <Page {...frame}>
        <div aria-busy="true">
          <TextSkeleton lines={8} />
        </div>
      </Page>
    );
  const { seen, profile_slug } = page.data;
  const path = publicPagePath(profile.username, profile_slug);
  return (
    <Page {...frame}>
      <PageSection
        title={t`Public page`}
        hint={t`When you switch it off, it is gone at once: the page, its PDF, and every link to them.`}
      >
        <LiveSwitch
          label={t`ATS Resume is public`}
          on={isOn}
          onSave={(on) => saveSwitch("is_public_ats_resume", on)}
        />
        <div className={styles["own"]}>
          <code className={styles["address"]}>{publicUrl + path}</code>
          {isOn && seen && (
            <ButtonLink to={path} size="sm" variant="line">{t`See what others see`}</ButtonLink>
          )}
        </div>
        {seen === null && (
          <p role="alert">{t`The resume that it showed is gone. Nobody sees anything until you choose another.`}</p>
        )}
      </PageSection>
      <PageSection
        title={t`What it shows`}
        hint={t`License numbers are always masked, and references left out.`}
      >
        <PublicPageForm page={page.data} profile={profile} />
      </PageSection>
      <ShareParts address={publicUrl + path} name={profile.username} isOn={isOn} />
      {seen && (
        <PageSection
          title={t`What others see`}
          hint={isOn ? t`As it is now.` : t`As it would be. Now the page is off, and nobody sees it.`}
        >
          {seen.sheet.sections.length === 0 && (
            <p>
              <Trans>
                There is only your name yet. <Link to="/profile">Fill in your profile</Link>, and it is on the
                page.
              </Trans>
            </p>
          )}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, which the keyboard must be able to do */}
          <section className={styles["sample"]} aria-label={t`Your page`} tabIndex={0}>
            <PublicPageView seen={seen} publicUrl={publicUrl} isSample />
          </section>
        </PageSection>
      )}
    </Page>
  );
}
