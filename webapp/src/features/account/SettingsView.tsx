import type { SessionProfile } from "@jobmap/contract";
import { saveSwitch } from "../../lib/account-switches.ts";
import { faceOf, nameOf } from "../../lib/name-of.ts";
import { useSession } from "../../lib/session.ts";
import { Avatar, Button, ButtonLink, LiveSwitch, Page, PageSection } from "../../ui/index.ts";
import { DeviceSettings } from "../notifications/DeviceSettings.tsx";
import { NotificationSettings } from "../notifications/NotificationSettings.tsx";
import { openPanel } from "../shell/panels.ts";
import { EraseButton } from "./EraseButton.tsx";
import { ExportButton } from "./ExportButton.tsx";
import { LanguageSetting } from "./LanguageSetting.tsx";
import { NameForm } from "./NameForm.tsx";
import { ProfileScore } from "./ProfileScore.tsx";
import { SessionList } from "./SessionList.tsx";
import styles from "./SettingsView.module.css";
import { UsernameForm } from "./UsernameForm.tsx";

/** `/profile-setting`: the account, its sessions, and the buttons that export or delete its data. */
export function SettingsView() {
  const profile = useSession(({ profile, former }) => profile ?? former);
  return profile ? <Settings profile={profile} /> : null;
}

function Settings({ profile }: { profile: SessionProfile }) {
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
        hint={isEmployer ? "What candidates see about your company." : "What employers see about you."}
      >
        <ProfileScore scores={profile.profile_scores} />
      </PageSection>
      <PageSection
        title="Name"
        hint={isEmployer ? "The person managing this account." : "Shown to employers when you apply."}
      >
        <NameForm profile={profile} />
      </PageSection>
      <PageSection
        id="username"
        title="Username"
        hint={
          isEmployer
            ? "Used in the address of your company's public pages."
            : "Used in the address of your public pages."
        }
      >
        <UsernameForm profile={profile} />
      </PageSection>
      {!isEmployer && (
        <PageSection
          title="ATS resume"
          hint="Lets anybody who has the link open your profile or one of your resumes. You choose what it shows."
        >
          <LiveSwitch
            label="ATS Resume is public"
            on={profile.is_public_ats_resume}
            onSave={(on) => saveSwitch("is_public_ats_resume", on)}
          />
          {profile.username !== "" && (
            <ButtonLink variant="line" to={`/user/${profile.username}`}>
              What it shows
            </ButtonLink>
          )}
        </PageSection>
      )}
      <PageSection id="language" title="Language" hint="Of the emails and notifications you get.">
        <LanguageSetting profile={profile} />
      </PageSection>
      <PageSection title="Password">
        <ButtonLink variant="line" to={isEmployer ? "/employer/change-password" : "/change-password"}>
          {profile.has_password ? "Change Password" : "Set a Password"}
        </ButtonLink>
      </PageSection>
      <PageSection title="Signed in" hint="Devices where you are signed in, most recent first.">
        <SessionList />
      </PageSection>
      <PageSection id="mails" title="Emails" hint="Choose which emails you get.">
        <NotificationSettings />
      </PageSection>
      <PageSection
        id="devices"
        title="Notifications on your devices"
        hint="What the bell shows, also while no page of Jobmap is open."
      >
        <DeviceSettings />
      </PageSection>
      <PageSection title="Your data" hint="Everything we keep about you, as one JSON file.">
        <ExportButton />
      </PageSection>
      <PageSection
        title="Leave"
        hint="You can reactivate a deactivated account within 30 days. Deleting is immediate and permanent."
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
