import {
  type Hello,
  type HostMessage,
  makeNonce,
  readGuestMessage,
  type UrlState,
} from "../core/protocol.ts";
import { readAttribution } from "./attribution.ts";
import { PageAddress } from "./url-sync.ts";

const HELLO_INTERVAL_MS = 400;
const TRIES = 40;
/** Hello messages for a frame that has loaded but may have answered before that: a new document receives the first of them. */
const MORE_TRIES = 5;
/** Maximum number of height changes by a frame in ten seconds: a page and a frame that resize each other must not loop. */
const MAX_HEIGHT_CHANGES = 8;
const HEIGHT_WINDOW_MS = 10_000;

/**
 * Connects a page to one of our frames on it: events, theme, the page's address if `data-sync` is set, and height if `data-auto-height` is.
 * A frame works without any of it. Returns a function that ends the connection.
 */
export function connectFrame(frame: HTMLIFrameElement): () => void {
  const address = new URL(frame.src, location.href);
  const company = /^\/job-map-iframe\/([\w.-]{1,120})\/?$/.exec(address.pathname)?.[1];
  if (company === undefined) return () => {};
  const life = new AbortController();
  const nonce = makeNonce();
  const sync = frame.dataset["sync"] === undefined ? undefined : new PageAddress(company);
  let port: MessagePort | undefined;
  let isAnswered = false;
  /** The nonce of the document that answered. */
  let met = "";
  let heights = 0;
  let calmTimer: ReturnType<typeof setTimeout> | undefined;
  let helloTimer: ReturnType<typeof setTimeout> | undefined;
  const send = (message: HostMessage): void => port?.postMessage(message);

  const hear = (channel: MessagePort, data: unknown): void => {
    const message = readGuestMessage(data);
    if (message === undefined) return;
    if (message.type === "welcome") {
      if (isAnswered || message.nonce !== nonce) return;
      isAnswered = true;
      // The same document answered twice.
      if (message.answer === met) return;
      met = message.answer;
      port?.close();
      port = channel;
      clearTimeout(helloTimer);
      send({ type: "begin", nonce: message.answer });
      sendTheme();
      send({
        type: "attribution",
        attribution: readAttribution({ embed: frame.dataset["embed"] ?? "" }, "iframe"),
      });
      if (sync !== undefined) send({ type: "state", state: sync.read() });
    } else if (channel !== port) return;
    else if (message.type === "height") grow(message.height);
    else if (message.type === "state") sync?.write(message.state, message.push);
    else {
      const { name, detail, ask } = message;
      const cancelable = ask !== undefined;
      const go = frame.dispatchEvent(
        new CustomEvent(`jobmap:${name}`, { bubbles: true, cancelable, detail }),
      );
      if (cancelable) send({ type: "answer", ask, go });
    }
  };

  const grow = (height: number): void => {
    if (frame.dataset["autoHeight"] === undefined || Math.abs(frame.clientHeight - height) < 2) return;
    if (++heights > MAX_HEIGHT_CHANGES) return;
    clearTimeout(calmTimer);
    calmTimer = setTimeout(() => {
      heights = 0;
    }, HEIGHT_WINDOW_MS);
    frame.style.height = `${height}px`;
  };

  const sendTheme = (): void => {
    const said = frame.dataset["theme"];
    send({
      type: "theme",
      theme: said === "light" || said === "dark" ? said : "auto",
      accent: frame.dataset["accent"] ?? "",
    });
  };

  const sayHello = (left: number): void => {
    if (isAnswered || left === 0 || life.signal.aborted) return;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<unknown>) => hear(port1, data);
    const hello: Hello = { jobmap: 1, type: "hello", nonce };
    frame.contentWindow?.postMessage(hello, address.origin, [port2]);
    helloTimer = setTimeout(() => sayHello(left - 1), HELLO_INTERVAL_MS);
  };
  // A frame can answer before it has loaded completely. The connection stays unless another document answers.
  const begin = (): void => {
    isAnswered = false;
    clearTimeout(helloTimer);
    sayHello(port === undefined ? TRIES : MORE_TRIES);
  };
  frame.addEventListener("load", begin, { signal: life.signal });
  const watch = new MutationObserver(sendTheme);
  watch.observe(frame, { attributeFilter: ["data-theme", "data-accent"] });
  if (sync !== undefined) {
    const back = (): void => send({ type: "state", state: sync.read() as UrlState });
    window.addEventListener("popstate", back, { signal: life.signal });
  }
  begin();
  return () => {
    life.abort();
    watch.disconnect();
    clearTimeout(helloTimer);
    clearTimeout(calmTimer);
    port?.close();
  };
}
