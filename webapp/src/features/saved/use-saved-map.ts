import type { Folder, SavedJob } from "@jobmap/contract";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { call } from "../../lib/api.ts";
import { togetherOf } from "../../lib/server-state/together.ts";
import { foldersQuery, inFolder, wholeOf } from "./use-saved.ts";

const PAGE_SIZE = 100;
/** Maximum number of jobs shown, latest first. */
const MAX_JOBS = 500;

export interface SavedOnMap {
  readonly folders: readonly Folder[];
  readonly jobs: readonly SavedJob[];
  /** Number of saved jobs, including those not shown. */
  readonly total: number;
}

/** The latest saved jobs of a folder, without pagination. */
const latestQuery = (folder: number | undefined) =>
  queryOptions({
    queryKey: ["GET user/job/saved", { folder, limit: MAX_JOBS }] as const,
    queryFn: async ({ signal }) => {
      const pageOf = (page: number) =>
        call("GET user/job/saved", { query: { ...inFolder(folder), page, limit: PAGE_SIZE } }, { signal });
      const first = await pageOf(1);
      const pages = Math.ceil(Math.min(first.total, MAX_JOBS) / PAGE_SIZE);
      const rest = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, n) => pageOf(n + 2)));
      return { jobs: [first, ...rest].flatMap(({ items }) => items), total: first.total };
    },
  });

/** The saved jobs of the folder in the address, all at once for a map. `folder` is as in `useSaved`. */
export function useSavedMap() {
  const [params, setParams] = useSearchParams();
  const folder = wholeOf(params.get("folder"));
  const query = latestQuery(folder);
  const latest = useQuery(query);
  const folders = useQuery(foldersQuery);
  const data = useMemo(
    (): SavedOnMap | undefined => latest.data && folders.data && { folders: folders.data, ...latest.data },
    [latest.data, folders.data],
  );
  return {
    key: query.queryKey,
    answer: { ...togetherOf([latest, folders]), data },
    folder,
    show: (next: number | undefined) => setParams(next === undefined ? {} : { folder: String(next) }),
  };
}
