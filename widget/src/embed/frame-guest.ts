import type { Cover } from "./cover.ts";
import type { FrameTalk } from "./frame-talk.ts";
import { watchLinks } from "./frame-windows.ts";
import { mount } from "./mount.ts";

/**
 * Runs the embed on one of our pages: the iframe, or the shared page. In a frame it listens for the surrounding page, and works even if
 * that never sends a message. The options come from our own page, so the company is the embed code's; `first` is what the page knows of its
 * jobs, `cover` what it shows of them meanwhile.
 */
export function startGuest(
  element: HTMLElement,
  options: Readonly<Record<string, unknown>>,
  first?: unknown,
  cover?: Cover,
): () => void {
  const isFramed = window.parent !== window;
  const running = mount(
    element,
    { sync: true, ...options },
    // A frame's own address is not visible, and its history must not fill up.
    {
      delivery: isFramed ? "iframe" : "page",
      fills: true,
      first: { company: options["company"], jobs: Promise.resolve(first) },
      cover,
    },
  );
  if (!isFramed) return () => running.destroy();

  const life = new AbortController();
  const { signal } = life;
  watchLinks(element, running, signal);
  let talk: Promise<FrameTalk> | undefined;
  window.addEventListener(
    "message",
    ({ source, data, ports: [port] }) => {
      if (source !== window.parent || port === undefined) return;
      // Most frames are on pages that never send a message.
      talk ??= import("./frame-talk.ts").then((part) => new part.FrameTalk(element, running, signal));
      talk.then(
        (ready) => ready.hear(data, port),
        () => {
          // The page repeats its hello.
          talk = undefined;
        },
      );
    },
    { signal },
  );
  return () => {
    life.abort();
    running.destroy();
  };
}
