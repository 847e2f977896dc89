import { useMemo } from "react";
import { useSession } from "../../lib/session.ts";
import { Conversation } from "./Conversation.tsx";
import { ownThread } from "./thread-source.ts";

/** The conversation about an application of whoever is signed in. */
export function OwnConversation({ applicationId }: { applicationId: number }) {
  const reader = useSession(({ profile, former }) => (profile ?? former)?.id);
  const source = useMemo(() => ownThread(applicationId), [applicationId]);
  return reader === undefined ? null : <Conversation key={applicationId} source={source} reader={reader} />;
}
