import { readableAccent, readableInk, readColor, writeColor } from "../ui/color.ts";

/** An employer's colors as computed; a translucent accent counts as none. */
export interface Colors {
  readonly accent: string;
  readonly ink: string;
  readonly paper: string;
}

/** Sets an employer's colors, adjusted until they are readable on the paper color. A separate chunk. */
export function setColors(style: CSSStyleDeclaration, { accent, ink, paper }: Colors): void {
  const under = readColor(paper);
  if (under === undefined) return;
  const [color, text] = [readColor(accent), readColor(ink)];
  if (color !== undefined) {
    const readable = readableAccent(color, under);
    style.setProperty("--_accent", writeColor(readable.accent));
    style.setProperty("--_on-accent", writeColor(readable.on));
  }
  if (text === undefined) return;
  const readable = readableInk(text, under);
  if (readable !== text) style.setProperty("--_ink", writeColor(readable));
}
