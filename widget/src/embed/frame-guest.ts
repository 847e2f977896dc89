import { EVENT_NAMES, type GuestMessage, makeNonce, readHello, readHostMessage } from "../core/protocol.ts";
import type { askAround } from "./frame-asking.ts";
import { flat } from "./frame-detail.ts";
import { mount, type Running } from "./mount.ts";

/**
 * Runs the embed on a page of ours: the iframe, or the shared page. In a frame it listens for the page around it, and
 * works without ever hearing from it. The options come from our own page, so the company is the embed code's.
 */
export function startGuest(element: HTMLElement, options: Readonly<Record<string, unknown>>): () => void {
  const isFramed = window.parent !== window;
  let port: MessagePort | undefined;
  let answer: ReturnType<typeof askAround> | undefined;
  const send = (message: GuestMessage): void => port?.postMessage(message);
  const running = mount(
    element,
    { sync: true, ...options },
    // A frame's own address is nobody's to read, and its history nobody's to fill.
    { delivery: isFramed ? "iframe" : "page", fills: true },
  );
  const follow = () => running.follow((state, push) => send({ type: "state", state, push }));
  if (!isFramed) return () => running.destroy();

  const life = new AbortController();
  const { signal } = life;
  window.addEventListener(
    "message",
    (event) => {
      const hello = event.source === window.parent ? readHello(event.data) : undefined;
      const offered = event.ports[0];
      if (hello === undefined || offered === undefined || port !== undefined) return;
      const reply = makeNonce();
      let isTrusted = false;
      offered.onmessage = ({ data }: MessageEvent<unknown>) => {
        const message = readHostMessage(data);
        if (message?.type === "begin") {
          if (isTrusted || message.nonce !== reply) return;
          isTrusted = true;
          port = offered;
          greet(running, send);
          void follow();
          void import("./frame-asking.ts").then(({ askAround }) => {
            answer = askAround(element, running, send, signal);
          });
        } else if (message?.type === "answer") answer?.(message.ask, message.go);
        else if (message?.type === "state" && isTrusted) {
          void follow().then((sync) => sync?.read(message.state));
        } else if (message !== undefined && isTrusted) obey(running, element, message);
      };
      offered.postMessage({ type: "welcome", nonce: hello.nonce, answer: reply } satisfies GuestMessage);
    },
    { signal },
  );
  for (const name of EVENT_NAMES) {
    element.addEventListener(
      `jobmap:${name}`,
      (event) => {
        // What is held back was sent as a question.
        if (event.defaultPrevented) return;
        send({ type: "event", name, detail: flat((event as CustomEvent<unknown>).detail) });
      },
      { signal },
    );
  }
  return () => {
    life.abort();
    port?.close();
    running.destroy();
  };
}

/** What happened before the page was listening. */
function greet(running: Running, send: (message: GuestMessage) => void): void {
  send({ type: "height", height: running.options.height });
  const state = running.controller?.store.get();
  if (state?.phase === "ready" && state.company !== null) {
    send({ type: "event", name: "ready", detail: { company: state.company.username, total: state.total } });
  }
}

function obey(running: Running, element: HTMLElement, message: ReturnType<typeof readHostMessage>): void {
  if (message?.type === "theme") {
    if (message.accent !== "") element.style.setProperty("--jobmap-accent", message.accent);
    running.update({ theme: message.theme });
  } else if (message?.type === "attribution") running.controller?.setAttribution(message.attribution);
}
