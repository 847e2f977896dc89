import { useRouteLoaderData } from "react-router";
import type { loader } from "../root.tsx";
import type { Site } from "./context.ts";

/** The site's settings, on any page. Undefined only where the root itself failed. */
export function useSite(): Site | undefined {
  return useRouteLoaderData<typeof loader>("root")?.site;
}
