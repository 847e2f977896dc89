import { useEffect } from "react";
import { ask } from "./socket.ts";

/**
 * Title and description of a page as they stand now, by the `seo` event: an operator may have edited them since the page was made.
 * Without an answer the page keeps those it came with.
 */
export function useLiveTexts(page: string): void {
  useEffect(() => {
    let isHere = true;
    ask("seo", { page }).then(
      (reply) => {
        if (!isHere || !reply.status) return;
        const { meta_title, meta_description } = reply.data;
        if (meta_title !== "") document.title = meta_title;
        const description = document.querySelector('meta[name="description"]');
        if (meta_description !== "") description?.setAttribute("content", meta_description);
      },
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [page]);
}
