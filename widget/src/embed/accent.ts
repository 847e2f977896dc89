import { readableAccent, readableInk, readColour, writeColour } from "../ui/colour.ts";

/** An employer's colours as computed; an accent that can be seen through is none. */
export interface Colours {
  readonly accent: string;
  readonly ink: string;
  readonly paper: string;
}

/** Sets an employer's colours, mixed until they can be read on the paper. A chunk of its own. */
export function setColours(style: CSSStyleDeclaration, { accent, ink, paper }: Colours): void {
  const under = readColour(paper);
  if (under === undefined) return;
  const [colour, text] = [readColour(accent), readColour(ink)];
  if (colour !== undefined) {
    const readable = readableAccent(colour, under);
    style.setProperty("--_accent", writeColour(readable.accent));
    style.setProperty("--_on-accent", writeColour(readable.on));
  }
  if (text === undefined) return;
  const readable = readableInk(text, under);
  if (readable !== text) style.setProperty("--_ink", writeColour(readable));
}
