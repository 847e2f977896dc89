import { SEAT_REFUSALS } from "@jobmap/contract/team";
import { Outlet, useLocation } from "react-router";
import { useSeatAtLeast } from "../../lib/seat.ts";
import { seatOf } from "../../screens.ts";
import { ButtonLink, EmptyState, Page } from "../../ui/index.ts";
import { Guard } from "./Guard.tsx";

/** Layout route of every page for employers only; see `screens.ts`. */
export default function EmployersOnly() {
  return (
    <Guard audience="employer">
      <Seated />
    </Guard>
  );
}

/** The page, for members of the team whose seat is enough for it. */
function Seated() {
  const seat = seatOf(useLocation().pathname);
  if (useSeatAtLeast(seat)) return <Outlet />;
  return (
    <Page title="Not open to your role">
      <EmptyState
        title={SEAT_REFUSALS[seat]}
        action={<ButtonLink to="/employer/team">See the team</ButtonLink>}
      >
        The owner of your company can give you another role.
      </EmptyState>
    </Page>
  );
}
