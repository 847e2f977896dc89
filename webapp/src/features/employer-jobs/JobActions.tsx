import type { EmployerJobAction, EmployerJobSummary } from "@jobmap/contract";
import { useState } from "react";
import { useNavigate } from "react-router";
import { t } from "#text";
import { act, call } from "../../lib/api.ts";
import { tell } from "../../lib/failures.ts";
import { useSeatAtLeast } from "../../lib/seat.ts";
import { toast } from "../../lib/toasts.ts";
import { IconButton, Menu, type MenuItem, MoreIcon } from "../../ui/index.ts";
import { CloseDialog } from "./CloseDialog.tsx";
import { ACTION_TEXT, titleOf } from "./job-status.ts";
import { OpeningsDialog } from "./OpeningsDialog.tsx";
import { SaveTemplateDialog } from "./SaveTemplateDialog.tsx";

/** Actions that end a listing come last in the menu. */
const ENDS: ReadonlySet<EmployerJobAction> = new Set(["archive", "close"]);

/** The actions that the server currently allows for a listing. */
export function JobActions({ job }: { job: EmployerJobSummary }) {
  const navigate = useNavigate();
  const canEdit = useSeatAtLeast("recruiter");
  const [isClosing, setClosing] = useState(false);
  const [isKeeping, setKeeping] = useState(false);
  const [isCounting, setCounting] = useState(false);
  const change = async (body: { action: EmployerJobAction; close_reason?: "FILLED" | "CANCELLED" }) => {
    toast(await act("POST employer/job/change-status", { body: { id: job.id, ...body } }), {
      tone: "success",
    });
  };
  const run = (action: EmployerJobAction) => {
    if (action === "close") return setClosing(true);
    // A draft is reviewed before it is published.
    if (action === "submit") return navigate(`/employer/post-job?id=${job.id}&step=review`);
    change({ action }).catch(tell);
  };
  const repost = () =>
    call("POST employer/job/duplicate", { body: { id: job.id, request_key: crypto.randomUUID() } }).then(
      (copy) => navigate(`/employer/post-job?id=${copy.id}`),
      tell,
    );
  const allowed = (isLast: boolean) =>
    job.actions
      .filter((action) => canEdit && ENDS.has(action) === isLast)
      .map((action) => ({
        id: action,
        text: ACTION_TEXT[action],
        onSelect: () => void run(action),
        ...(action === "close" ? { tone: "danger" as const } : {}),
      }));
  const items: MenuItem[] = [
    ...allowed(false),
    ...(job.applications > 0
      ? [
          {
            id: "applicants",
            text: t`View applicants`,
            onSelect: () => void navigate(`/employer/all-application?job=${job.id}`),
          },
        ]
      : []),
    ...(canEdit && (job.openings ?? 1) > 1 && job.first_published_at !== null
      ? [{ id: "openings", text: t`Openings filled`, onSelect: () => setCounting(true) }]
      : []),
    { id: "map", text: t`View on map`, onSelect: () => void navigate(`/employer/view-on-map/${job.id}`) },
    ...(canEdit
      ? [
          {
            id: "repost",
            text: job.status === "DRAFT" ? t`Duplicate` : t`Repost as a new job`,
            onSelect: () => void repost(),
          },
          { id: "template", text: t`Save as a template`, onSelect: () => setKeeping(true) },
        ]
      : []),
    ...allowed(true),
  ];
  return (
    <>
      <Menu
        label={t`Actions for ${titleOf(job)}`}
        items={items}
        trigger={(wired) => (
          <IconButton {...wired} label={t`Actions for ${titleOf(job)}`} icon={<MoreIcon />} />
        )}
      />
      {isCounting && <OpeningsDialog job={job} onClose={() => setCounting(false)} />}
      {isKeeping && <SaveTemplateDialog job={job} onClose={() => setKeeping(false)} />}
      {isClosing && (
        <CloseDialog
          title={job.title}
          onClose={() => setClosing(false)}
          onConfirm={(close_reason) => change({ action: "close", close_reason })}
        />
      )}
    </>
  );
}
