import { Outlet } from "react-router";
import { Guard } from "./Guard.tsx";

/** Around every page that is for employers alone; see `screens.ts`. */
export default function EmployersOnly() {
  return (
    <Guard audience="employer">
      <Outlet />
    </Guard>
  );
}
