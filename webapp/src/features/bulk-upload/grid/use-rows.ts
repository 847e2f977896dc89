import type { BulkRow, BulkUploadDetail, Data } from "@jobmap/contract";
import { type InfiniteData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { plural } from "#text";
import { toastFailure } from "../../../lib/aloud.ts";
import { call } from "../../../lib/api.ts";
import { endpointPages } from "../../../lib/server-state/endpoint-query.ts";
import { toast } from "../../../lib/toasts.ts";

const KEY = "GET employer/job/get-job-bulk-list";
const ROWS = 100;
type Pages = InfiniteData<Data<typeof KEY>, number>;

/** Which rows are shown: all, or those with problems, in one column or in any. */
export interface Shown {
  readonly all: boolean;
  readonly column: number | null;
}

export interface Replacement {
  readonly column: number | null;
  readonly find: string;
  readonly replace: string;
  readonly whole: boolean;
}

/** The rows of an upload, a page after the other, and the changes of their cells. A row that is repaired stays where it is. */
export function useRows({ id }: BulkUploadDetail, { all, column }: Shown) {
  const client = useQueryClient();
  const [turn, setTurn] = useState(0);
  const inputOf = (after: number) => ({
    query: { id, all: String(all), limit: ROWS, after, ...(column !== null && { column }) },
  });
  const options = endpointPages(KEY, inputOf, ({ next }) => next, turn);
  const query = useInfiniteQuery(options);
  const put = (rows: readonly BulkRow[]) => {
    const fresh = new Map(rows.map((row) => [row.n, row]));
    const change = (pages: Pages | undefined) =>
      pages && {
        ...pages,
        pages: pages.pages.map((page) => ({
          ...page,
          rows: page.rows.map((row) => fresh.get(row.n) ?? row),
        })),
      };
    client.setQueryData<Pages>(options.queryKey, change);
  };
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? [];
  return {
    rows,
    total: query.data?.pages[0]?.rows_total ?? 0,
    isPending: query.isPending,
    failure: query.isLoadingError ? query.error.message : undefined,
    retry: () => void query.refetch(),
    more: () => {
      if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage();
    },
    hasMore: query.hasNextPage,
    /** Shows the change at once, and what the server makes of it a moment later. */
    async edit(row: BulkRow, at: number, value: string): Promise<void> {
      if (row.cells[at] === value) return;
      put([{ ...row, cells: row.cells.with(at, value) }]);
      try {
        const body = { id, edits: [{ n: row.n, column: at, value }] };
        put((await call("POST employer/job/bulk-edit", { body })).rows);
      } catch (failure) {
        put([row]);
        toastFailure(failure);
      }
    },
    async replace(replacement: Replacement): Promise<void> {
      try {
        const { changed } = await call("POST employer/job/bulk-replace", { body: { id, ...replacement } });
        toast(plural(changed, { one: "# cell changed", other: "# cells changed" }), { tone: "success" });
        setTurn((before) => before + 1);
      } catch (failure) {
        toastFailure(failure);
      }
    },
    async undo(): Promise<void> {
      try {
        const { changed, rows: undone } = await call("POST employer/job/bulk-undo", { body: { id } });
        toast(plural(changed, { one: "# cell as before", other: "# cells as before" }), { tone: "success" });
        if (undone.length === 1) put(undone);
        else setTurn((before) => before + 1);
      } catch (failure) {
        toastFailure(failure);
      }
    },
  };
}

export type Rows = ReturnType<typeof useRows>;
