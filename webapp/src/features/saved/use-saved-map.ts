import type { Folder, SavedJob } from "@jobmap/contract";
import { useCallback } from "react";
import { useSearchParams } from "react-router";
import { call } from "../../lib/api.ts";
import { type LoadedData, useLoaded } from "../../lib/use-loaded.ts";
import { wholeOf } from "./use-saved.ts";

const PAGE_SIZE = 100;
/** So many of the latest are shown. */
const MAX_JOBS = 500;

export interface SavedOnMap {
  readonly folders: readonly Folder[];
  readonly jobs: readonly SavedJob[];
  /** All there are, also beyond those that are shown. */
  readonly total: number;
}

export interface SavedMapSearch extends LoadedData<SavedOnMap> {
  /** As in `useSaved`. */
  readonly folder: number | undefined;
  readonly show: (folder: number | undefined) => void;
}

/** The saved jobs of the folder in the address, not in pages: a map shows them together. */
export function useSavedMap(): SavedMapSearch {
  const [params, setParams] = useSearchParams();
  const folder = wholeOf(params.get("folder"));
  const load = useCallback(
    async (signal: AbortSignal): Promise<SavedOnMap> => {
      const pageOf = (page: number) => {
        const query = { ...(folder === undefined ? {} : { folder_id: folder }), page, limit: PAGE_SIZE };
        return call("GET user/job/saved", { query }, { signal });
      };
      const [folders, first] = await Promise.all([call("GET user/folder/list", {}, { signal }), pageOf(1)]);
      const pages = Math.ceil(Math.min(first.total, MAX_JOBS) / PAGE_SIZE);
      const rest = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, n) => pageOf(n + 2)));
      return { folders, jobs: [first, ...rest].flatMap(({ items }) => items), total: first.total };
    },
    [folder],
  );
  return {
    ...useLoaded(load),
    folder,
    show: (next) => setParams(next === undefined ? {} : { folder: String(next) }),
  };
}
