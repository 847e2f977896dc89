import type { NotificationType } from "@jobmap/contract";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { t } from "#text";
import { act } from "../../lib/api.ts";
import { Button, ButtonLink, Page } from "../../ui/index.ts";

/** The subject of each kind of mail, following the word "mails". */
const ABOUT: Readonly<Record<NotificationType, string>> = {
  application_received: t`about new applications`,
  application_withdrawn: t`about withdrawn applications`,
  application_moved: t`about updates to your applications`,
  message_from_employer: t`about messages from employers`,
  message_from_candidate: t`about messages from applicants`,
  note_mention: t`about notes that mention you`,
  interview: t`about interviews`,
  interview_reminder: t`reminding you of interviews`,
  applicant_interview: t`about interviews with applicants`,
  applicant_interview_reminder: t`reminding you of interviews with applicants`,
  job_over: t`about closed jobs you applied for`,
  saved_job_over: t`about closed saved jobs`,
  job_alert: t`about new jobs`,
  job_unconfirmed: t`asking you to confirm that a job is still open`,
  job_expiring: t`about jobs that expire soon`,
  job_stopped: t`about jobs that have expired or were paused`,
  feed_stuck: t`about job feeds that could not be read`,
  domain: t`about the proof of your domain`,
  payment: t`about payments and refunds`,
};

const isNotificationType = (type: string | null): type is NotificationType =>
  type !== null && Object.hasOwn(ABOUT, type);

/**
 * `/unsubscribe?key=…&type=…`, linked from the foot of a mail: one press unsubscribes from that kind of mail, or with `alert=…` pauses that
 * job alert, without signing in.
 */
export function UnsubscribeView() {
  const [params] = useSearchParams();
  const key = params.get("key");
  const type = params.get("type");
  const block = params.get("block");
  if (block) return <Blocking blockKey={block} />;
  if (!key || !isNotificationType(type))
    return (
      <Page title={t`This link is incomplete`} lead={t`Please open it from the email again.`}>
        <ButtonLink variant="line" to="/jobmap">{t`Open the job map`}</ButtonLink>
      </Page>
    );
  return <Ending mail={{ key, type, alert: params.get("alert") ?? undefined }} />;
}

interface Ended {
  readonly key: string;
  readonly type: NotificationType;
  /** The id of the paused job alert, if only that was paused. */
  readonly alert: string | undefined;
}

/** `/unsubscribe?block=…`: ends all mail that companies have us send to an address. */
function Blocking({ blockKey }: { blockKey: string }) {
  const [state, setState] = useState<"asking" | "sending" | "done">("asking");
  const [failure, setFailure] = useState<string>();
  const block = async () => {
    setState("sending");
    setFailure(undefined);
    try {
      await act("POST notification/block", { query: { key: blockKey } });
      setState("done");
    } catch (error) {
      setFailure(error instanceof Error ? error.message : t`Something went wrong. Please try again.`);
      setState("asking");
    }
  };
  if (state === "done")
    return (
      <Page title={t`Done`} lead={t`No company can have us write to this address again.`}>
        <p role="status">{t`If you have an account here, its own emails are not affected.`}</p>
      </Page>
    );
  return (
    <Page
      title={t`No more of these emails`}
      lead={t`Stop every email that companies have us send to this address?`}
    >
      <div>
        <Button busy={state === "sending"} onClick={() => void block()}>{t`Stop them`}</Button>
      </div>
      <div role="alert">{failure !== undefined && <p>{failure}</p>}</div>
    </Page>
  );
}

/** Where the mails can be re-enabled. */
const settingsOf = ({ alert }: Ended) =>
  alert === undefined
    ? {
        to: "/profile-setting",
        name: t`Profile settings`,
        text: t`You can turn these emails back on in your settings.`,
      }
    : { to: "/job-alerts", name: t`Your job alerts`, text: t`You can turn it back on in your job alerts.` };

function Ending({ mail }: { mail: Ended }) {
  const about = mail.alert === undefined ? ABOUT[mail.type] : t`from this job alert`;
  const settings = settingsOf(mail);
  const [state, setState] = useState<"asking" | "sending" | "done">("asking");
  const [failure, setFailure] = useState<string>();
  const end = async () => {
    setState("sending");
    setFailure(undefined);
    try {
      await act("POST notification/unsubscribe", { query: mail });
      setState("done");
    } catch (error) {
      setFailure(error instanceof Error ? error.message : t`Something went wrong. Please try again.`);
      setState("asking");
    }
  };
  if (state === "done")
    return (
      <Page title={t`Done`} lead={t`You will no longer get emails ${about}.`}>
        <p role="status">
          {mail.alert === undefined && t`You'll still get notifications on Jobmap.`} {settings.text}
        </p>
        <div>
          <ButtonLink variant="line" to={settings.to}>
            {settings.name}
          </ButtonLink>
        </div>
      </Page>
    );
  return (
    <Page title={t`Unsubscribe`} lead={t`Stop emails ${about}?`}>
      <div>
        <Button busy={state === "sending"} onClick={() => void end()}>{t`Unsubscribe`}</Button>
      </div>
      <div role="alert">{failure !== undefined && <p>{failure}</p>}</div>
    </Page>
  );
}
