import type { Site } from "@jobmap/contract";
import { useRouteLoaderData } from "react-router";

/** What the root's loader gives that any page may read. */
export interface RootData {
  readonly site: Site;
}

/** The site's settings, on any page. Undefined only where the root itself failed. */
export function useSite(): Site | undefined {
  return useRouteLoaderData<RootData>("root")?.site;
}
