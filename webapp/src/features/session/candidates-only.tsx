import { Outlet } from "react-router";
import { Guard } from "./Guard.tsx";

/** Around every page that is for candidates alone; see `screens.ts`. */
export default function CandidatesOnly() {
  return (
    <Guard audience="user">
      <Outlet />
    </Guard>
  );
}
