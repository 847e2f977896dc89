import { type MouseEvent, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { t } from "#text";
import { call } from "../../lib/api.ts";
import { useSession } from "../../lib/session.ts";
import { takeOver } from "../../lib/take-over.ts";
import { toast } from "../../lib/toasts.ts";
import { APPLY_PARAMETER, type ApplyPlan } from "../job/apply.ts";
import { openPanel } from "../shell/panels.ts";

/** State of the user's application for this page's job. */
export interface Applying {
  /** Id of the application that was sent; null if there is none or the user is not signed in. */
  readonly applicationId: number | null;
  readonly isOpen: boolean;
  /** The dialog has been opened before: its form values are kept while the page is open. */
  readonly wasOpened: boolean;
  /** This page's address with the form open: where a visitor returns after signing in. */
  readonly here: string;
  readonly press: (event: MouseEvent) => void;
  readonly close: () => void;
  readonly sent: (applicationId: number) => void;
}

const WHY = t`Sign in to apply. The form opens after you sign in.`;

/** @param plan whether this site takes the job's applications, and takes them now */
export function useApplying(
  jobId: number,
  { takesHere, href }: Pick<ApplyPlan, "takesHere" | "href">,
): Applying {
  const { status, profile, former } = useSession();
  // A user who has typed something stays in the form while the session is refreshed.
  const role = (profile ?? former)?.role;
  const { pathname, search } = useLocation();
  const here = `${pathname}${withParameter(search)}`;
  const isAsked = takesHere && href !== null && new URLSearchParams(search).has(APPLY_PARAMETER);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setIsOpen(true);
    setWasOpened(true);
  };
  const [made, setMade] = useState<{ jobId: number; id: number }>();
  useEffect(() => {
    setMade(undefined);
    if (!takesHere || role !== "user") return;
    const abort = new AbortController();
    call("GET user/job/apply-form/{id}", { params: { id: jobId } }, { signal: abort.signal }).then(
      ({ application_id }) => application_id !== null && setMade({ jobId, id: application_id }),
      () => {},
    );
    return () => abort.abort();
  }, [jobId, takesHere, role]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening sets states alone
  useEffect(() => {
    if (!isAsked) return;
    if (status === "visitor" && role === undefined) openPanel("sign-in", here, WHY);
    if (role === "user") open();
  }, [isAsked, status, role, here]);
  return {
    applicationId: made?.jobId === jobId ? made.id : null,
    isOpen: isOpen && role === "user",
    wasOpened: wasOpened && role === "user",
    here,
    press: (event) => {
      // Until the session is known, the link navigates, and the page it opens decides.
      if ((status !== "visitor" && status !== "signed-in") || !takeOver(event)) return;
      if (role === undefined) return openPanel("sign-in", here, WHY);
      if (role === "user") return open();
      toast(t`Only candidates can apply. You are signed in as an employer.`);
    },
    close: () => setIsOpen(false),
    sent: (id) => setMade({ jobId, id }),
  };
}

function withParameter(search: string): string {
  const query = new URLSearchParams(search);
  query.set(APPLY_PARAMETER, "here");
  return `?${query}`;
}
