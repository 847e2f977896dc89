import type { Site } from "@jobmap/contract";
import { useRouteLoaderData } from "react-router";

/** Data of the root's loader that any page may read. */
export interface RootData {
  readonly site: Site;
}

/** The site's settings, on any page. Undefined only if the root itself failed. */
export function useSite(): Site | undefined {
  return useRouteLoaderData<RootData>("root")?.site;
}
