import { t } from "#text";
import { lazyPart, type StandInProps } from "../../lib/lazy-part.tsx";
import { PartDialog } from "../../ui/index.ts";
import type { Applying } from "../apply/use-applying.ts";

/** The form over a job, as a separate chunk that is loaded when the user applies. */
const ApplyDialog = lazyPart(t`Apply`, () => import("../apply/ApplyDialog.tsx"), ApplyStandIn);

function ApplyStandIn({ applying, ...state }: StandInProps & { applying: Applying }) {
  return applying.isOpen && <PartDialog {...state} onClose={applying.close} />;
}

interface ApplyOverProps {
  jobId: number;
  /** The employer is fictional demo data; no one reads what is sent. */
  isDemo: boolean;
  applying: Applying;
}

export function ApplyOver(props: ApplyOverProps) {
  return props.applying.wasOpened && <ApplyDialog key={props.jobId} {...props} />;
}
