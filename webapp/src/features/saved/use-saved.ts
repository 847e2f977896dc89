import type { Folder, SavedJob } from "@jobmap/contract";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import { togetherOf } from "../../lib/server-state/together.ts";

export const LIMIT = 20;

export interface Saved {
  readonly folders: readonly Folder[];
  readonly jobs: readonly SavedJob[];
  readonly total: number;
  /** Number of jobs in no folder. */
  readonly unfiled: number;
}

/** Folder id that means "in no folder". */
const UNFILED = 0;

export const foldersQuery = endpointQuery("GET user/folder/list", {});

/**
 * The saved jobs of the folder in the address, and the folders. `folder` is the id of the current folder; 0 is "in no folder", undefined is
 * all of them.
 */
export function useSaved() {
  const [params, setParams] = useSearchParams();
  const folders = useQuery(foldersQuery);
  const asked = wholeOf(params.get("folder"));
  // A folder that was deleted, here or elsewhere, falls back to all of them.
  const isGone = !!asked && folders.data?.some(({ id }) => id === asked) === false;
  const folder = isGone ? undefined : asked;
  const page = wholeOf(params.get("page")) || 1;
  const query = endpointQuery("GET user/job/saved", { query: { ...inFolder(folder), page, limit: LIMIT } });
  const jobs = useQuery(query);
  const unfiled = useQuery(
    endpointQuery("GET user/job/saved", { query: { ...inFolder(UNFILED), limit: 1 } }),
  );
  const data = useMemo((): Saved | undefined => {
    if (!jobs.data || !folders.data || !unfiled.data) return undefined;
    const { items, total } = jobs.data;
    return { folders: folders.data, jobs: items, total, unfiled: unfiled.data.total };
  }, [jobs.data, folders.data, unfiled.data]);
  const searchOf = (next: number | undefined, at = 1) => {
    const search = new URLSearchParams();
    if (next !== undefined) search.set("folder", String(next));
    if (at > 1) search.set("page", String(at));
    return search;
  };
  return {
    key: query.queryKey,
    answer: { ...togetherOf([jobs, folders, unfiled]), data },
    folder,
    page,
    show: (next: number | undefined) => setParams(searchOf(next)),
    linkTo: (next: number) => ({ search: `?${searchOf(folder, next)}` }),
  };
}

export const inFolder = (folder: number | undefined) => (folder === undefined ? {} : { folder_id: folder });

/** An integer from the address; undefined for anything else. */
export function wholeOf(text: string | null): number | undefined {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
