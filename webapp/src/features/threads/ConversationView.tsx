import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { t } from "#text";
import { ApiFailure } from "../../lib/api.ts";
import { ServerState } from "../../lib/server-state/ServerState.tsx";
import { useLinkKey } from "../../lib/use-link-key.ts";
import { ButtonLink, Page, TextSkeleton } from "../../ui/index.ts";
import { InterviewList } from "../interviews/InterviewList.tsx";
import { linkedInterviews } from "../interviews/interview-source.ts";
import { Conversation } from "./Conversation.tsx";
import { linkedThread, threadQuery } from "./thread-source.ts";

/** `/conversation#link=…`, linked from a mail: one conversation, without signing in. The link opens nothing else. */
export function ConversationView() {
  const link = useLinkKey("jobmap.conversation-link");
  if (link === undefined) return <Page title={t`Your conversation`}>{<TextSkeleton lines={4} />}</Page>;
  if (link === null) return <Over title={t`This link is incomplete`} />;
  return (
    <ServerState>
      <ByLink link={link} />
    </ServerState>
  );
}

function ByLink({ link }: { link: string }) {
  const source = useMemo(() => linkedThread(link), [link]);
  const interviews = useMemo(() => linkedInterviews(link), [link]);
  const thread = useQuery({ ...threadQuery(source), refetchInterval: false });
  const { data, error } = thread;
  if (!data && error instanceof ApiFailure && (error.code === "gone" || error.code === "invalid_input"))
    return <Over title={t`This link has expired`} />;
  return (
    <Page
      title={data ? t`${data.job.title} at ${data.other}` : t`Your conversation`}
      lead={t`Only this conversation is open here. Sign in for everything else.`}
      tools={<ButtonLink variant="line" to={whole(data?.application_id)}>{t`Your application`}</ButtonLink>}
    >
      <InterviewList source={interviews} headingLevel={2} />
      <Conversation source={source} reader="link" headingLevel={2} />
    </Page>
  );
}

const whole = (application: number | undefined) =>
  application === undefined ? "/applied-job-list" : `/applied-job-list?application=${application}#messages`;

function Over({ title }: { title: string }) {
  return (
    <Page
      title={title}
      lead={t`Links in our emails open a conversation for three days. After that you sign in.`}
    >
      <div>
        <ButtonLink to="/applied-job-list">{t`Sign in and go to your applications`}</ButtonLink>
      </div>
    </Page>
  );
}
