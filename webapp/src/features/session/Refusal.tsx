import { ALL_JOBS_REFUSAL, SEAT_REFUSALS } from "@jobmap/contract/team";
import { useSeatAtLeast } from "../../lib/seat.ts";
import { seatOf } from "../../screens.ts";
import { ButtonLink, EmptyState } from "../../ui/index.ts";

/** Why a page is not open to somebody of the team, and who can change that. @param path as in `screens.ts` */
export function Refusal({ path }: { path: string }) {
  const seat = seatOf(path);
  const hasSeat = useSeatAtLeast(seat);
  return (
    <EmptyState
      title={hasSeat ? ALL_JOBS_REFUSAL : SEAT_REFUSALS[seat]}
      action={<ButtonLink to="/employer/team">See the team</ButtonLink>}
    >
      {hasSeat
        ? "The owner of your company can let you see all jobs."
        : "The owner of your company can give you another role."}
    </EmptyState>
  );
}
