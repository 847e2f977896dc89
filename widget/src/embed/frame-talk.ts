import { EVENT_NAMES, type GuestMessage, makeNonce, readHello, readHostMessage } from "../core/protocol.ts";
import { askAround } from "./frame-asking.ts";
import { flat } from "./frame-detail.ts";
import type { Running } from "./running.ts";
import type { Sync } from "./sync.ts";

/** A frame's side of the handshake with the surrounding page, and of all later messages. A separate chunk. */
export class FrameTalk {
  readonly #element: HTMLElement;
  readonly #running: Running;
  readonly #signal: AbortSignal;
  /** One per document, so that the surrounding page can recognize it. */
  readonly #reply = makeNonce();
  #port: MessagePort | undefined;
  #answer: ReturnType<typeof askAround> | undefined;

  constructor(element: HTMLElement, running: Running, signal: AbortSignal) {
    this.#element = element;
    this.#running = running;
    this.#signal = signal;
    signal.addEventListener("abort", () => this.#port?.close());
    for (const name of EVENT_NAMES) {
      element.addEventListener(
        `jobmap:${name}`,
        (event) => {
          // Events that are held back were already sent as questions.
          if (event.defaultPrevented) return;
          this.#send({ type: "event", name, detail: flat((event as CustomEvent<unknown>).detail) });
        },
        { signal },
      );
    }
  }

  /** Handles a message from the parent that came with a port; the first completed handshake wins. */
  hear(data: unknown, offered: MessagePort): void {
    const hello = readHello(data);
    if (hello === undefined || this.#port !== undefined || this.#signal.aborted) return;
    let isTrusted = false;
    offered.onmessage = ({ data }: MessageEvent<unknown>) => {
      const message = readHostMessage(data);
      if (message?.type === "begin") {
        if (this.#port !== undefined || message.nonce !== this.#reply) return;
        isTrusted = true;
        this.#port = offered;
        this.#greet();
      } else if (message !== undefined && isTrusted) this.#obey(message);
    };
    offered.postMessage({ type: "welcome", nonce: hello.nonce, answer: this.#reply } satisfies GuestMessage);
  }

  readonly #send = (message: GuestMessage): void => this.#port?.postMessage(message);

  /** Sends what happened before the page was listening; from now on events are sent, and questions asked. */
  #greet(): void {
    this.#send({ type: "height", height: this.#running.options.height });
    const state = this.#running.controller?.store.get();
    if (state?.phase === "ready" && state.company !== null) {
      const detail = { company: state.company.username, total: state.total };
      this.#send({ type: "event", name: "ready", detail });
    }
    void this.#follow();
    this.#answer = askAround(this.#element, this.#running, this.#send, this.#signal);
  }

  #follow(): Promise<Sync | undefined> {
    return this.#running.follow((state, push) => this.#send({ type: "state", state, push }));
  }

  #obey(message: NonNullable<ReturnType<typeof readHostMessage>>): void {
    if (message.type === "theme") {
      if (message.accent !== "") this.#element.style.setProperty("--jobmap-accent", message.accent);
      this.#running.update({ theme: message.theme });
    } else if (message.type === "state") void this.#follow().then((sync) => sync?.read(message.state));
    else if (message.type === "attribution") this.#running.controller?.setAttribution(message.attribution);
    else if (message.type === "answer") this.#answer?.(message.ask, message.go);
  }
}
