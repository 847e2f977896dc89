import type { ExploreData } from "@jobmap/contract";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { readNearbySearches, rememberNearbySearches } from "../../lib/explore-data.ts";
import { askPosition } from "../../lib/geolocation.ts";

/** Searches near the reader; undefined until they have shared their location once. Reloaded if the browser has location permission. */
export function useNearby(): ExploreData | undefined {
  const { pathname } = useLocation();
  const [data, setData] = useState(() => readNearbySearches(pathname));
  useEffect(() => {
    let isGone = false;
    const refresh = async () => {
      if (!(await mayTell())) return;
      const position = await askPosition();
      if (!position.ok) return;
      await rememberNearbySearches(position.point, pathname);
      if (!isGone) setData(readNearbySearches(pathname));
    };
    void refresh();
    return () => {
      isGone = true;
    };
  }, [pathname]);
  return data;
}

/** Whether location permission was already granted; never prompts for it. */
async function mayTell(): Promise<boolean> {
  const permission = await navigator.permissions?.query({ name: "geolocation" }).catch(() => undefined);
  return permission?.state === "granted";
}
