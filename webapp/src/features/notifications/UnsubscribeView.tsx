import type { NotificationType } from "@jobmap/contract";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { act } from "../../lib/api.ts";
import { Button, ButtonLink, Page } from "../../ui/index.ts";

/** The subject of each kind of mail, following the word "mails". */
const ABOUT: Readonly<Record<NotificationType, string>> = {
  application_received: "about new applications",
  application_withdrawn: "about withdrawn applications",
  application_moved: "about updates to your applications",
  message_from_employer: "about messages from employers",
  message_from_candidate: "about messages from applicants",
  note_mention: "about notes that mention you",
  interview: "about interviews",
  interview_reminder: "reminding you of interviews",
  applicant_interview: "about interviews with applicants",
  applicant_interview_reminder: "reminding you of interviews with applicants",
  job_over: "about closed jobs you applied for",
  saved_job_over: "about closed saved jobs",
  job_alert: "about new jobs",
  job_unconfirmed: "asking you to confirm that a job is still open",
  job_expiring: "about jobs that expire soon",
  job_stopped: "about jobs that have expired or were paused",
  feed_stuck: "about job feeds that could not be read",
  domain: "about the proof of your domain",
  payment: "about payments and refunds",
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
      <Page title="This link is incomplete" lead="Please open it from the email again.">
        <ButtonLink variant="line" to="/jobmap">
          Open the job map
        </ButtonLink>
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
      setFailure(error instanceof Error ? error.message : "Something went wrong. Please try again.");
      setState("asking");
    }
  };
  if (state === "done")
    return (
      <Page title="Done" lead="No company can have us write to this address again.">
        <p role="status">If you have an account here, its own emails are not affected.</p>
      </Page>
    );
  return (
    <Page
      title="No more of these emails"
      lead="Stop every email that companies have us send to this address?"
    >
      <div>
        <Button busy={state === "sending"} onClick={() => void block()}>
          Stop them
        </Button>
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
        name: "Profile settings",
        text: "You can turn these emails back on in your settings.",
      }
    : { to: "/job-alerts", name: "Your job alerts", text: "You can turn it back on in your job alerts." };

function Ending({ mail }: { mail: Ended }) {
  const about = mail.alert === undefined ? ABOUT[mail.type] : "from this job alert";
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
      setFailure(error instanceof Error ? error.message : "Something went wrong. Please try again.");
      setState("asking");
    }
  };
  if (state === "done")
    return (
      <Page title="Done" lead={`You will no longer get emails ${about}.`}>
        <p role="status">
          {mail.alert === undefined && "You'll still get notifications on Jobmap. "}
          {settings.text}
        </p>
        <div>
          <ButtonLink variant="line" to={settings.to}>
            {settings.name}
          </ButtonLink>
        </div>
      </Page>
    );
  return (
    <Page title="Unsubscribe" lead={`Stop emails ${about}?`}>
      <div>
        <Button busy={state === "sending"} onClick={() => void end()}>
          Unsubscribe
        </Button>
      </div>
      <div role="alert">{failure !== undefined && <p>{failure}</p>}</div>
    </Page>
  );
}
