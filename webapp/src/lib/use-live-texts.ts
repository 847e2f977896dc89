import { useEffect } from "react";
import { ask } from "./socket.ts";

/**
 * The current title and description of a page, by the `seo` event: an operator may have edited them since the page was rendered. Without a
 * reply, and in other languages, the page keeps its original texts, and a panel the title it was given; closing the panel restores the page's own.
 */
export function useLiveTexts(page: string, panelTitle?: string): void {
  useEffect(() => {
    const description = document.querySelector('meta[name="description"]');
    const before = { title: document.title, words: description?.getAttribute("content") ?? "" };
    let ours = before.title;
    const show = (title: string, words: string) => {
      if (title !== "") document.title = ours = title;
      if (words !== "") description?.setAttribute("content", words);
    };
    if (panelTitle !== undefined) show(panelTitle, "");
    let isHere = true;
    // Operators write in English.
    if (import.meta.env.LANGUAGE !== "es")
      ask("seo", { page }).then(
        (reply) => {
          if (isHere && reply.status) show(reply.data.meta_title, reply.data.meta_description);
        },
        () => {},
      );
    return () => {
      isHere = false;
      // Another page has already set its own.
      if (panelTitle !== undefined && document.title === ours) show(before.title, before.words);
    };
  }, [page, panelTitle]);
}
