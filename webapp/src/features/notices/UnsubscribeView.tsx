import { NOTICE_TYPES, type NoticeType } from "@jobmap/contract/enums";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { act } from "../../lib/api.ts";
import { Button, ButtonLink } from "../../ui/index.ts";
import { OwnPage } from "../account/OwnPage.tsx";

/** What each kind of mail is about, after "mails". */
const ABOUT: Readonly<Record<NoticeType, string>> = {
  application_received: "about new applications",
  application_withdrawn: "about applications that are withdrawn",
  application_moved: "about news of your applications",
  job_over: "about jobs you applied for that are closed",
  saved_job_over: "about saved jobs that are closed",
  job_unconfirmed: "that ask whether a listing is still open",
  job_expiring: "about listings that end soon",
  job_stopped: "about listings that have ended or were paused",
};

const isNoticeType = (type: string | null): type is NoticeType =>
  NOTICE_TYPES.some((known) => known === type);

/** `/unsubscribe?key=…&type=…`, from the foot of a mail: one press ends mails of that kind, without signing in. */
export function UnsubscribeView() {
  const [params] = useSearchParams();
  const key = params.get("key");
  const type = params.get("type");
  if (!key || !isNoticeType(type))
    return (
      <OwnPage title="This link is not complete" lead="Please open it from the mail once more.">
        <ButtonLink variant="line" to="/jobmap">
          Open the job map
        </ButtonLink>
      </OwnPage>
    );
  return <Ending unsubscribeKey={key} type={type} />;
}

function Ending({ unsubscribeKey, type }: { unsubscribeKey: string; type: NoticeType }) {
  const [state, setState] = useState<"asking" | "sending" | "done">("asking");
  const [failure, setFailure] = useState<string>();
  const end = async () => {
    setState("sending");
    setFailure(undefined);
    try {
      await act("POST notification/unsubscribe", { query: { key: unsubscribeKey, type } });
      setState("done");
    } catch (error) {
      setFailure(error instanceof Error ? error.message : "That did not work. Please try again.");
      setState("asking");
    }
  };
  if (state === "done")
    return (
      <OwnPage title="Done" lead={`You will get no more mails ${ABOUT[type]}.`}>
        <p role="status">Everything is still told on Jobmap itself. Your settings bring the mails back.</p>
        <ButtonLink variant="line" to="/profile-setting">
          Profile settings
        </ButtonLink>
      </OwnPage>
    );
  return (
    <OwnPage title="Fewer mails" lead={`No more mails ${ABOUT[type]}?`}>
      <div>
        <Button busy={state === "sending"} onClick={() => void end()}>
          No more of these
        </Button>
      </div>
      <div role="alert">{failure !== undefined && <p>{failure}</p>}</div>
    </OwnPage>
  );
}
