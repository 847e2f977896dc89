import { useLocation } from "react-router";
import { t } from "#text";
import { call } from "../../lib/api.ts";
import { ButtonLink, type ButtonLinkProps, CheckIcon, ExternalIcon } from "../../ui/index.ts";
import type { Applying } from "../apply/use-applying.ts";
import type { ApplyPlan } from "./apply.ts";
import { clickOrigin } from "./click-source.ts";

interface ApplyLinkProps extends Pick<ButtonLinkProps, "block" | "size"> {
  jobId: number;
  plan: ApplyPlan;
  applying: Applying;
}

/** A plain link that works without scripts; with scripts, presses are counted for the employer. */
export function ApplyLink({ jobId, plan, applying, ...look }: ApplyLinkProps) {
  const { search } = useLocation();
  const { applicationId } = applying;
  const count = () => {
    if (!plan.counts) return;
    const body = { job_id: jobId, ...clickOrigin(search) };
    call("POST user/job/apply-click", { body }).catch(() => {});
  };
  if (applicationId !== null)
    return (
      <ButtonLink
        {...look}
        variant="line"
        icon={<CheckIcon />}
        to={`/applied-job-list?application=${applicationId}`}
      >{t`Applied`}</ButtonLink>
    );
  if (plan.href === null) return null;
  if (plan.takesHere)
    return (
      <ButtonLink {...look} to={applying.here} onClick={applying.press}>
        {plan.text}
      </ButtonLink>
    );
  return (
    <ButtonLink
      {...look}
      to={plan.href}
      onClick={count}
      {...(plan.opensElsewhere
        ? { target: "_blank", rel: "noopener", iconEnd: <ExternalIcon size="sm" /> }
        : { reloadDocument: true })}
    >
      {plan.text}
    </ButtonLink>
  );
}
