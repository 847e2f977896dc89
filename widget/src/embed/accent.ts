import { readableAccent, readColour, writeColour } from "../ui/colour.ts";

/** Sets an employer's colour, as computed, mixed until it can be read on the paper. A chunk of its own. */
export function setAccent(style: CSSStyleDeclaration, accent: string, paper: string): void {
  const [colour, under] = [readColour(accent), readColour(paper)];
  if (colour === undefined || under === undefined) return;
  const readable = readableAccent(colour, under);
  style.setProperty("--_accent", writeColour(readable.accent));
  style.setProperty("--_on-accent", writeColour(readable.on));
}
