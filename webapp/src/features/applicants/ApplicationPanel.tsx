import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { t } from "#text";
import { call } from "../../lib/api.ts";
import { useSeatAtLeast } from "../../lib/seat.ts";
import { Dialog, ErrorState, TextSkeleton } from "../../ui/index.ts";
import { ApplicationBody } from "./ApplicationBody.tsx";
import { applicationQuery } from "./application-query.ts";
import type { StartMove } from "./move.ts";

interface ApplicationPanelProps {
  id: string;
  onMove: StartMove;
  onClose: () => void;
}

/** One application in a panel beside the list. Opening it for the first time notifies the candidate. */
export function ApplicationPanel({ id, onMove, onClose }: ApplicationPanelProps) {
  const application = useQuery(applicationQuery(id));
  const { data } = application;
  const client = useQueryClient();
  const canAssess = useSeatAtLeast("reviewer");
  const unread = canAssess && data?.status === "APPLIED" ? data.id : undefined;
  useEffect(() => {
    if (unread === undefined) return;
    call("POST employer/application/view", { body: { id: unread } }).then(
      (viewed) => client.setQueryData(applicationQuery(unread).queryKey, viewed),
      // The application is readable anyway; opening it again retries.
      () => {},
    );
  }, [unread, client]);
  return (
    <Dialog open onClose={onClose} placement="side" title={data?.applicant.name ?? t`Application`}>
      {application.isLoadingError ? (
        <ErrorState
          title={t`The application did not load.`}
          headingLevel={3}
          onRetry={() => void application.refetch()}
        >
          {application.error.message}
        </ErrorState>
      ) : data ? (
        <ApplicationBody application={data} onMove={onMove} />
      ) : (
        <TextSkeleton lines={8} />
      )}
    </Dialog>
  );
}
