import type { SessionProfile } from "@jobmap/contract";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { saveSwitch } from "../../lib/account-switches.ts";
import { faceOf, nameOf } from "../../lib/name-of.ts";
import { useSession } from "../../lib/session.ts";
import { Avatar, Button, ButtonLink, LiveSwitch, Page, PageSection } from "../../ui/index.ts";
import { NoticeSettings } from "../notices/NoticeSettings.tsx";
import { openPanel } from "../shell/panels.ts";
import { EraseButton } from "./EraseButton.tsx";
import { ExportButton } from "./ExportButton.tsx";
import { NameForm } from "./NameForm.tsx";
import { ProfileScore } from "./ProfileScore.tsx";
import { SessionList } from "./SessionList.tsx";
import styles from "./SettingsView.module.css";
import { UsernameForm } from "./UsernameForm.tsx";

/** `/profile-setting`: one's account, where it is signed in, and the way to take everything along or leave. */
export function SettingsView() {
  const profile = useSession(({ profile, former }) => profile ?? former);
  return profile ? <Settings profile={profile} /> : null;
}

function Settings({ profile }: { profile: SessionProfile }) {
  const { hash } = useLocation();
  // The page's parts come with the profile, later than the browser looks for them.
  useEffect(() => {
    if (hash !== "") document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  const isEmployer = profile.role === "employer";
  const face = faceOf(profile);
  return (
    <Page title="Profile settings">
      <div className={styles["person"]}>
        <Avatar {...face} size="lg" />
        <div>
          <p className={styles["name"]}>{face.name}</p>
          <p className={styles["email"]}>
            {isEmployer ? `${nameOf(profile)}, ${profile.email}` : profile.email}
          </p>
        </div>
      </div>
      <PageSection
        title="Your profile"
        hint={isEmployer ? "What candidates can read of your company." : "What employers can read of you."}
      >
        <ProfileScore scores={profile.profile_scores} />
      </PageSection>
      <PageSection
        title="Name"
        hint={isEmployer ? "Who acts for your company here." : "As employers read it when you apply."}
      >
        <NameForm profile={profile} />
      </PageSection>
      <PageSection
        title="Username"
        hint={
          isEmployer
            ? "Your company's public pages end with it."
            : "Your public pages have it in their address."
        }
      >
        <UsernameForm profile={profile} />
      </PageSection>
      {!isEmployer && (
        <PageSection
          title="ATS resume"
          hint="Whether employers may open your resume by its address. Resumes have none yet: until they do, your choice is kept."
        >
          <LiveSwitch
            label="ATS Resume is public"
            on={profile.is_public_ats_resume}
            onSave={(on) => saveSwitch("is_public_ats_resume", on)}
          />
        </PageSection>
      )}
      <PageSection title="Password">
        <ButtonLink variant="line" to={isEmployer ? "/employer/change-password" : "/change-password"}>
          {profile.has_password ? "Change Password" : "Set a Password"}
        </ButtonLink>
      </PageSection>
      <PageSection title="Signed in" hint="Where your account is open now, the latest first.">
        <SessionList />
      </PageSection>
      <PageSection id="mails" title="Mails" hint="What you are told by mail as well as here.">
        <NoticeSettings />
      </PageSection>
      <PageSection title="Your data" hint="Everything we keep about you, as one JSON file.">
        <ExportButton />
      </PageSection>
      <PageSection
        title="Leave"
        hint="Deactivated, the account can come back within 30 days. Erased, it is gone at once."
      >
        <div className={styles["ways"]}>
          <Button variant="line" onClick={() => openPanel("deactivate")}>
            Deactivate Account
          </Button>
          <EraseButton hasPassword={profile.has_password} email={profile.email} />
        </div>
      </PageSection>
    </Page>
  );
}
