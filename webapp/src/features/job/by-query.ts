import { redirect } from "react-router";
import type { Route } from "./+types/by-query";

/** `/viewjobdetails?id=…`, the legacy address of a job. */
export function loader({ request }: Route.LoaderArgs) {
  const id = new URL(request.url).searchParams.get("id") ?? "";
  throw redirect(/^\d+$/.test(id) ? `/job/${id}` : "/jobmap", 301);
}
