import type { SessionProfile } from "@jobmap/contract";
import { t } from "#text";
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
    <Page title={t`Profile settings`}>
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
        title={t`Your profile`}
        hint={isEmployer ? t`What candidates see about your company.` : t`What employers see about you.`}
      >
        <ProfileScore of={profile.role} scores={profile.profile_scores} />
      </PageSection>
      <PageSection
        title={t`Name`}
        hint={isEmployer ? t`The person managing this account.` : t`Shown to employers when you apply.`}
      >
        <NameForm profile={profile} />
      </PageSection>
      <PageSection
        id="username"
        title={t`Username`}
        hint={
          isEmployer
            ? t`Used in the address of your company's public pages.`
            : t`Used in the address of your public pages.`
        }
      >
        <UsernameForm profile={profile} />
      </PageSection>
      {!isEmployer && (
        <PageSection
          title={t`ATS resume`}
          hint={t`Lets anybody who has the link open your profile or one of your resumes. You choose what it shows.`}
        >
          <LiveSwitch
            label={t`ATS Resume is public`}
            on={profile.is_public_ats_resume}
            onSave={(on) => saveSwitch("is_public_ats_resume", on)}
          />
          {profile.username !== "" && (
            <ButtonLink variant="line" to={`/user/${profile.username}`}>{t`What it shows`}</ButtonLink>
          )}
        </PageSection>
      )}
      <PageSection
        id="language"
        title={t`Language`}
        hint={t`Of your own pages, and of the emails and notifications you get.`}
      >
        <LanguageSetting profile={profile} />
      </PageSection>
      <PageSection title={t`Password`}>
        <ButtonLink variant="line" to={isEmployer ? "/employer/change-password" : "/change-password"}>
          {profile.has_password ? t`Change Password` : t`Set a Password`}
        </ButtonLink>
      </PageSection>
      <PageSection title={t`Signed in`} hint={t`Devices where you are signed in, most recent first.`}>
        <SessionList />
      </PageSection>
      <PageSection id="mails" title={t`Emails`} hint={t`Choose which emails you get.`}>
        <NotificationSettings />
      </PageSection>
      <PageSection
        id="devices"
        title={t`Notifications on your devices`}
        hint={t`What the bell shows, also while no page of Jobmap is open.`}
      >
        <DeviceSettings />
      </PageSection>
      <PageSection title={t`Your data`} hint={t`Everything we keep about you, as one JSON file.`}>
        <ExportButton />
      </PageSection>
      <PageSection
        title={t({ message: "Leave", context: "an account" })}
        hint={t`You can reactivate a deactivated account within 30 days. Deleting is immediate and permanent.`}
      >
        <div className={styles["ways"]}>
          <Button variant="line" onClick={() => openPanel("deactivate")}>{t`Deactivate Account`}</Button>
          <EraseButton hasPassword={profile.has_password} email={profile.email} />
        </div>
      </PageSection>
    </Page>
  );
}
