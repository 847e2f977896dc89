import { Outlet, useLocation } from "react-router";
import { t } from "#text";
import { useSeatAtLeast } from "../../lib/seat.ts";
import { useSession } from "../../lib/session.ts";
import { isOpenTo, seatOf } from "../../screens.ts";
import { Page } from "../../ui/index.ts";
import { Guard } from "./Guard.tsx";
import { Refusal } from "./Refusal.tsx";

/** Layout route of every page for employers only; see `screens.ts`. */
export default function EmployersOnly() {
  return (
    <Guard audience="employer">
      <Open />
    </Guard>
  );
}

/** The page, for members of the team whom it is open to. */
function Open() {
  const { pathname } = useLocation();
  const isOpen = useSession(({ profile, former }) => isOpenTo(pathname, profile ?? former));
  const hasSeat = useSeatAtLeast(seatOf(pathname));
  if (isOpen) return <Outlet />;
  return (
    <Page title={hasSeat ? t`Not open to you` : t`Not open to your role`}>
      <Refusal path={pathname} />
    </Page>
  );
}
