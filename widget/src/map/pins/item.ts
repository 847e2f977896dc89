import { type Pay, payText } from "../../core/pay.ts";
import { payLabel, payLabelText } from "../../core/pay-label.ts";
import type { MapStrings } from "../strings.ts";
import type { MapPin } from "../types.ts";
import type { Side } from "./place.ts";

/** What is known of a pin besides its data. */
export interface PinState {
  readonly isSelected: boolean;
  readonly isLit: boolean;
  readonly isSaved: boolean;
  readonly isOpened: boolean;
  readonly isNew: boolean;
}

const HEART = "M9 15.5 2.8 9.4a3.9 3.9 0 0 1 5.5-5.5L9 4.6l.7-.7a3.9 3.9 0 0 1 5.5 5.500z";
const SVG = "http://www.w3.org/2000/svg";

export function isNear(pin: MapPin): boolean {
  return pin.precision !== undefined && pin.precision !== "ROOFTOP";
}

/** The plate of a flag: pay with smaller cents, a heart before it when saved. */
export function makePlate(pay: Pay, isSaved: boolean, locale: string): HTMLElement {
  const plate = document.createElement("span");
  plate.className = "jm-plate";
  if (isSaved) {
    const heart = document.createElementNS(SVG, "svg");
    heart.setAttribute("viewBox", "0 0 18 18");
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", HEART);
    heart.append(path);
    plate.append(heart);
  }
  for (const part of payLabel(pay, locale)) {
    if (!part.minor) plate.append(part.text);
    else {
      const small = document.createElement("small");
      small.textContent = part.text;
      plate.append(small);
    }
  }
  return plate;
}

export function plateKey(pay: Pay, state: PinState): string {
  const style = `${state.isSelected ? "s" : ""}${state.isSaved ? "h" : ""}${state.isOpened ? "o" : ""}`;
  return `${style} ${pay.currency} ${pay.min} ${pay.max} ${pay.unit}`;
}

/** The plate of a stack: how many jobs are at the one place. */
export function makeStackPlate(text: string): HTMLElement {
  const plate = document.createElement("span");
  plate.className = "jm-plate";
  plate.textContent = text;
  return plate;
}

export function pinClass(pin: MapPin, side: Side, state: PinState): string {
  const names = ["jm-item", side === "dot" || (pin.pay === null && !state.isSelected) ? "jm-dot" : "jm-pin"];
  if (side === "left") names.push("is-left");
  if (state.isSelected) names.push("is-on");
  if (state.isLit) names.push("is-lit");
  if (state.isOpened) names.push("is-opened");
  if (state.isNew) names.push("is-new");
  if (isNear(pin)) names.push("is-near");
  return names.join(" ");
}

export function pinLabel(pin: MapPin, state: PinState, strings: MapStrings, locale: string): string {
  const facts: string[] = [];
  if (isNear(pin)) facts.push(strings.approximate);
  if (state.isNew) facts.push(strings.new);
  if (state.isSaved) facts.push(strings.saved);
  if (state.isOpened) facts.push(strings.opened);
  if (state.isSelected) facts.push(strings.selected);
  return strings.pin(pin.pay === null ? null : spokenPay(pin.pay, locale), pin.title, facts);
}

/** Begins with what the plate shows, so that who sees it can say it (WCAG 2.5.3); then the exact pay. */
function spokenPay(pay: Pay, locale: string): string {
  const [label, text] = [payLabelText(pay, locale), payText(pay, locale)];
  return text.startsWith(label) ? text : `${label}, ${text}`;
}
