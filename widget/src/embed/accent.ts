import { readableAccent, readableInk, readColour, writeColour } from "../ui/colour.ts";

/** An employer's colors as computed; a translucent accent counts as none. */
export interface Colours {
  readonly accent: string;
  readonly ink: string;
  readonly paper: string;
}

/** Sets an employer's colors, adjusted until they are readable on the paper color. A separate chunk. */
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
