import { useQuery } from "@tanstack/react-query";
import { plural } from "#text";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import { Badge } from "../../ui/index.ts";

/** How many messages about an application are unread; 0 while that is unknown. */
export function useUnreadMessages(applicationId: number): number {
  const { data } = useQuery({
    ...endpointQuery("GET thread/unread", {}),
    select: (threads) => threads.find((thread) => thread.application_id === applicationId)?.unread ?? 0,
  });
  return data ?? 0;
}

/** Shows it, if there are any. */
export function UnreadMessages({ applicationId }: { applicationId: number }) {
  const unread = useUnreadMessages(applicationId);
  return (
    unread > 0 && (
      <Badge tone="new">{plural(unread, { one: "# new message", other: "# new messages" })}</Badge>
    )
  );
}
