import type { EventName, GuestMessage } from "../core/protocol.ts";
import { flat, type Plainly } from "./frame-detail.ts";
import { openTab } from "./frame-windows.ts";
import type { Running } from "./running.ts";

/** Timeout in milliseconds for the surrounding page's answer; after that the action proceeds. */
const REPLY_TIMEOUT_MS = 400;
const HELD: readonly EventName[] = ["job-open", "apply-click"];

/**
 * Lets the page around a frame cancel what its own embeds could cancel. The answer is asynchronous, so the event is held back, and its
 * action happens after the answer. Returns a function that receives the answers.
 */
export function askAround(
  element: HTMLElement,
  running: Running,
  send: (message: GuestMessage) => void,
  signal: AbortSignal,
): (ask: number, go: boolean) => void {
  const waiting = new Map<number, (go: boolean) => void>();
  let asked = 0;
  let isAnswered = false;
  for (const name of HELD) {
    const hold = (event: Event): void => {
      if (isAnswered) {
        event.stopImmediatePropagation();
        return;
      }
      event.preventDefault();
      const detail = flat((event as CustomEvent<unknown>).detail);
      const ask = ++asked;
      const timer = setTimeout(() => answer(ask, true), REPLY_TIMEOUT_MS);
      waiting.set(ask, (go) => {
        clearTimeout(timer);
        if (!go) return;
        isAnswered = true;
        carryOut(element, running, name, detail);
        isAnswered = false;
      });
      send({ type: "event", name, detail, ask });
    };
    // Registered before the listener that only reports.
    element.addEventListener(`jobmap:${name}`, hold, { capture: true, signal });
  }
  const answer = (ask: number, go: boolean): void => {
    const then = waiting.get(ask);
    waiting.delete(ask);
    then?.(go);
  };
  return answer;
}

/** The action that the surrounding page could have canceled, and did not. */
function carryOut(element: HTMLElement, running: Running, name: EventName, { id, url }: Plainly): void {
  if (name === "job-open" && typeof id === "number") running.controller?.openJob(id);
  else if (running.options.apply === "tab" && typeof url === "string") openTab(element, running, url);
}
