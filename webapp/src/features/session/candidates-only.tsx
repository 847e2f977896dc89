import { Outlet } from "react-router";
import { Guard } from "./Guard.tsx";

/** Layout route of every page for candidates only; see `screens.ts`. */
export default function CandidatesOnly() {
  return (
    <Guard audience="user">
      <Outlet />
    </Guard>
  );
}
