import { isSeatAtLeast, type Seat } from "@jobmap/contract/team";
import { useSession } from "./session.ts";

/** Whether the signed-in employer's seat in their company's team allows what `least` allows. Without a company, everything is theirs. */
export function useSeatAtLeast(least: Seat): boolean {
  const seat = useSession(({ profile, former }) => (profile ?? former)?.seat) ?? "owner";
  return isSeatAtLeast(seat, least);
}
