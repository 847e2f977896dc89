import { adoptSheet } from "../map/sheet.ts";
import type { Running } from "./running.ts";

const ENGLISH = {
  text: "This page blocks new windows. Copy this link:",
  label: "Address",
  close: "Close",
};
const SPANISH: typeof ENGLISH = {
  text: "La página que contiene este mapa de empleos no le deja abrir ventanas. Copia esta dirección:",
  label: "Dirección",
  close: "Cerrar",
};

const SHUT_CSS = `
.shut{position:absolute;inset:auto 8px 8px;z-index:9;display:grid;gap:8px;padding:12px 16px;background:var(--s);color:var(--t);border:2px solid var(--l2);border-radius:var(--r);font:15px/1.45 var(--jobmap-font,var(--_font,system-ui,sans-serif))}
.shut input{min-height:36px;width:100%;padding:0 10px;border:1px solid var(--l2);background:var(--s)}
.shut button{justify-self:end}
`;

/**
 * Opens a link's new tab from a frame. A sandbox without `allow-popups` blocks it silently: then the surrounding page navigates there if it
 * allows that, and until it does the address is shown for copying.
 */
export function openTab(element: HTMLElement, { options }: Running, url: string): void {
  const opened = window.open(url, "_blank");
  if (opened !== null) {
    opened.opener = null;
    return;
  }
  say(element, url, options.locale.startsWith("es") ? SPANISH : ENGLISH);
  try {
    if (window.top !== null) window.top.location.href = url;
  } catch {
    // The page does not navigate.
  }
}

/** From now on links in the frame that open a new tab show a message if they are blocked. */
export function watchLinks(element: HTMLElement, running: Running, signal: AbortSignal): void {
  const follow = (event: Event): void => {
    if (!(event instanceof MouseEvent) || event.defaultPrevented || event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const [from] = event.composedPath();
    const link = from instanceof Element ? from.closest("a") : null;
    if (link?.target !== "_blank") return;
    event.preventDefault();
    openTab(element, running, link.href);
  };
  element.shadowRoot?.addEventListener("click", follow, { signal });
}

function say(element: HTMLElement, url: string, words: typeof ENGLISH): void {
  const root = element.shadowRoot;
  if (root === null) return;
  root.querySelector(".shut")?.remove();
  const before = root.activeElement;
  const box = document.createElement("div");
  box.className = "shut";
  box.role = "alert";
  const text = document.createElement("span");
  text.textContent = words.text;
  const address = document.createElement("input");
  Object.assign(address, { value: url, readOnly: true, ariaLabel: words.label, dir: "ltr" });
  const close = document.createElement("button");
  Object.assign(close, { type: "button", className: "plain", textContent: words.close });
  box.append(text, address, close);
  root.append(box);
  const undress = adoptSheet(box, SHUT_CSS);
  const leave = (): void => {
    undress();
    box.remove();
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
  close.addEventListener("click", leave);
  box.addEventListener("keydown", ({ key }) => key === "Escape" && leave());
  address.select();
}
