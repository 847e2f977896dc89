import { redirect } from "react-router";

/** Unknown paths redirect to the home page (specification, section 2). */
export function loader() {
  throw redirect("/");
}
