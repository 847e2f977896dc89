import { redirect } from "react-router";

/** Any path that is not ours leads home (specification, section 2). */
export function loader() {
  throw redirect("/");
}
