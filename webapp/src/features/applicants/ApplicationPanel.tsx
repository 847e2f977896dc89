import type { EmployerApplication } from "@jobmap/contract";
import { useCallback } from "react";
import { call } from "../../lib/api.ts";
import { useLoaded } from "../../lib/use-loaded.ts";
import { Dialog, ErrorState, TextSkeleton } from "../../ui/index.ts";
import { ApplicationBody } from "./ApplicationBody.tsx";
import type { StartMove } from "./move.ts";

interface ApplicationPanelProps {
  id: string;
  version: number;
  onMove: StartMove;
  onClose: () => void;
}

/** One application beside the list. Opening it for the first time tells its candidate. */
export function ApplicationPanel({ id, version, onMove, onClose }: ApplicationPanelProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is a moved application
  const load = useCallback(
    async (signal: AbortSignal): Promise<EmployerApplication> => {
      const application = await call("GET employer/application/{id}", { params: { id } }, { signal });
      if (application.status !== "APPLIED") return application;
      // It can be read all the same when this fails; opening it again tries again.
      const view = call("POST employer/application/view", { body: { id: application.id } }, { signal });
      return view.catch(() => application);
    },
    [id, version],
  );
  const { loaded, reload, put } = useLoaded(load);
  const { data } = loaded;
  return (
    <Dialog open onClose={onClose} placement="side" title={data?.applicant.name ?? "Application"}>
      {loaded.status === "failed" ? (
        <ErrorState title="The application did not load." headingLevel={3} onRetry={reload}>
          {loaded.failure}
        </ErrorState>
      ) : data ? (
        <ApplicationBody application={data} put={put} onMove={onMove} />
      ) : (
        <TextSkeleton lines={8} />
      )}
    </Dialog>
  );
}
