import { Outlet } from "react-router";
import { Guard } from "./Guard.tsx";

/** Layout route of every page for employers only; see `screens.ts`. */
export default function EmployersOnly() {
  return (
    <Guard audience="employer">
      <Outlet />
    </Guard>
  );
}
