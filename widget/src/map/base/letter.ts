import type { NameStyle } from "./name-style.ts";
import type { Measure, PlacedName } from "./names.ts";
import type { Theme } from "./theme.ts";

/** Sets names, one a step, on a canvas whose transform is one unit to a CSS pixel. */
export function* letterNames(
  context: CanvasRenderingContext2D,
  names: readonly PlacedName[],
  theme: Theme,
): Generator<void, void> {
  const { palette } = theme;
  context.lineJoin = "round";
  context.textBaseline = "alphabetic";
  for (const { mark } of names) {
    if (mark === null) continue;
    context.beginPath();
    if (mark.isSquare)
      context.rect(mark.x - mark.radius, mark.y - mark.radius, 2 * mark.radius, 2 * mark.radius);
    else context.arc(mark.x, mark.y, mark.radius, 0, 2 * Math.PI);
    context.fillStyle = palette.land;
    context.fill();
    context.strokeStyle = palette.town;
    context.lineWidth = 1.2;
    context.stroke();
  }
  for (const { text, x, y, style, angle } of names) {
    yield;
    setFont(context, style, theme);
    context.fillStyle = palette[style.color];
    if (angle !== null) {
      context.save();
      context.translate(x, y);
      context.rotate(angle);
      context.textAlign = "center";
      if (style.hasHalo) {
        context.strokeStyle = palette.halo;
        context.lineWidth = 2.5;
        context.strokeText(text, style.spacing / 2, style.size * 0.3);
      }
      context.fillText(text, style.spacing / 2, style.size * 0.3);
      context.restore();
      continue;
    }
    context.textAlign = "left";
    if (style.hasHalo) {
      context.strokeStyle = palette.halo;
      context.lineWidth = 3;
      context.strokeText(text, x, y);
    }
    context.fillText(text, x, y);
  }
}

/** Widths as the canvas sets them, remembered: names come back with every move of the map. */
export function nameRuler(context: CanvasRenderingContext2D, theme: Theme): Measure {
  const widths = new Map<string, number>();
  return (text, style) => {
    const key = `${style.size} ${style.weight} ${style.isItalic} ${text}`;
    let width = widths.get(key);
    if (width === undefined) {
      setFont(context, style, theme);
      width = context.measureText(text).width;
      widths.set(key, width);
    }
    return width;
  };
}

function setFont(context: CanvasRenderingContext2D, style: NameStyle, theme: Theme): void {
  const family = style.isItalic ? theme.display : theme.text;
  context.font = `${style.isItalic ? "italic " : ""}${style.weight} ${style.size}px ${family}`;
  context.fontStretch = style.isItalic || style.spacing > 0 ? "normal" : "semi-condensed";
  context.letterSpacing = `${style.spacing}px`;
}
