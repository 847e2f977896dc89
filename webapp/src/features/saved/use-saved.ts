import type { Folder, SavedJob } from "@jobmap/contract";
import { useCallback } from "react";
import { useSearchParams } from "react-router";
import { call } from "../../lib/api.ts";
import { type LoadedData, useLoaded } from "../../lib/use-loaded.ts";

export const LIMIT = 20;

export interface Saved {
  readonly folders: readonly Folder[];
  readonly jobs: readonly SavedJob[];
  readonly total: number;
  /** Jobs in no folder. */
  readonly unfiled: number;
}

export interface SavedSearch extends LoadedData<Saved> {
  /** Id of the folder that is shown; 0 is "in no folder", undefined all of them. */
  readonly folder: number | undefined;
  readonly page: number;
  readonly show: (folder: number | undefined) => void;
  readonly linkTo: (page: number) => { search: string };
}

/** The saved jobs of the folder in the address, with the folders. */
export function useSaved(): SavedSearch {
  const [params, setParams] = useSearchParams();
  const folder = wholeOf(params.get("folder"));
  const page = wholeOf(params.get("page")) || 1;
  const load = useCallback(
    async (signal: AbortSignal): Promise<Saved> => {
      const query = { ...(folder === undefined ? {} : { folder_id: folder }), page, limit: LIMIT };
      const [folders, { items, total }, none] = await Promise.all([
        call("GET user/folder/list", {}, { signal }),
        call("GET user/job/saved", { query }, { signal }),
        call("GET user/job/saved", { query: { folder_id: 0, limit: 1 } }, { signal }),
      ]);
      return { folders, jobs: items, total, unfiled: none.total };
    },
    [folder, page],
  );
  const searchOf = (next: number | undefined, at = 1) => {
    const query = new URLSearchParams();
    if (next !== undefined) query.set("folder", String(next));
    if (at > 1) query.set("page", String(at));
    return query;
  };
  return {
    ...useLoaded(load),
    folder,
    page,
    show: (next) => setParams(searchOf(next)),
    linkTo: (next) => ({ search: `?${searchOf(folder, next)}` }),
  };
}

/** A whole number of an address; undefined for anything else. */
export function wholeOf(text: string | null): number | undefined {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
