import { NOTICE_TYPES, type NoticeType } from "@jobmap/contract/enums";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { act } from "../../lib/api.ts";
import { Button, ButtonLink, Page } from "../../ui/index.ts";

/** What each kind of mail is about, after "mails". */
const ABOUT: Readonly<Record<NoticeType, string>> = {
  application_received: "about new applications",
  application_withdrawn: "about applications that are withdrawn",
  application_moved: "about news of your applications",
  job_over: "about jobs you applied for that are closed",
  saved_job_over: "about saved jobs that are closed",
  job_alert: "about new jobs",
  job_unconfirmed: "that ask whether a listing is still open",
  job_expiring: "about listings that end soon",
  job_stopped: "about listings that have ended or were paused",
};

const isNoticeType = (type: string | null): type is NoticeType =>
  NOTICE_TYPES.some((known) => known === type);

/**
 * `/unsubscribe?key=…&type=…`, from the foot of a mail: one press ends mails of that kind, or with `alert=…` pauses that job alert,
 * without signing in.
 */
export function UnsubscribeView() {
  const [params] = useSearchParams();
  const key = params.get("key");
  const type = params.get("type");
  if (!key || !isNoticeType(type))
    return (
      <Page title="This link is not complete" lead="Please open it from the mail once more.">
        <ButtonLink variant="line" to="/jobmap">
          Open the job map
        </ButtonLink>
      </Page>
    );
  return <Ending mail={{ key, type, alert: params.get("alert") ?? undefined }} />;
}

interface Ended {
  readonly key: string;
  readonly type: NoticeType;
  /** The job alert that is paused, alone. */
  readonly alert: string | undefined;
}

/** Where the mails can be brought back. */
const settingsOf = ({ alert }: Ended) =>
  alert === undefined
    ? { to: "/profile-setting", name: "Profile settings", text: "Your settings bring the mails back." }
    : { to: "/job-alerts", name: "Your job alerts", text: "Your job alerts bring it back." };

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
      setFailure(error instanceof Error ? error.message : "That did not work. Please try again.");
      setState("asking");
    }
  };
  if (state === "done")
    return (
      <Page title="Done" lead={`You will get no more mails ${about}.`}>
        <p role="status">
          {mail.alert === undefined && "Everything is still told on Jobmap itself. "}
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
    <Page title="Fewer mails" lead={`No more mails ${about}?`}>
      <div>
        <Button busy={state === "sending"} onClick={() => void end()}>
          No more of these
        </Button>
      </div>
      <div role="alert">{failure !== undefined && <p>{failure}</p>}</div>
    </Page>
  );
}
