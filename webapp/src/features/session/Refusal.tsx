import { t } from "#text";
import { allJobsRefusal, seatRefusal } from "../../lib/refusals.ts";
import { useSeatAtLeast } from "../../lib/seat.ts";
import { seatOf } from "../../screens.ts";
import { ButtonLink, EmptyState } from "../../ui/index.ts";

/** Why a page is not open to somebody of the team, and who can change that. @param path as in `screens.ts` */
export function Refusal({ path }: { path: string }) {
  const seat = seatOf(path);
  const hasSeat = useSeatAtLeast(seat);
  return (
    <EmptyState
      title={hasSeat ? allJobsRefusal() : seatRefusal(seat)}
      action={<ButtonLink to="/employer/team">{t`See the team`}</ButtonLink>}
    >
      {hasSeat
        ? t`The owner of your company can let you see all jobs.`
        : t`The owner of your company can give you another role.`}
    </EmptyState>
  );
}
