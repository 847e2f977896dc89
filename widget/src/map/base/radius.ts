import type { Point } from "../../core/geo.ts";
import { metresPerPixel, worldSize, worldX, worldY } from "../../core/mercator.ts";
import type { Box } from "../taken.ts";
import type { Radius } from "../types.ts";
import type { Theme } from "./theme.ts";
import type { View } from "./view.ts";

/** The search radius: what lies outside is veiled, the ring is dashed and says how far it reaches. */
export function paintRadius(
  context: CanvasRenderingContext2D,
  view: View,
  radius: Radius,
  shown: Box,
  theme: Theme,
): Box[] {
  const { x, y } = placeOn(view, radius);
  const reach = radius.metres / metresPerPixel(radius.latitude, view.zoom);
  context.beginPath();
  context.rect(0, 0, view.width, view.height);
  context.arc(x, y, reach, 0, 2 * Math.PI);
  context.globalAlpha = 0.5;
  context.fillStyle = theme.palette.water;
  if (!theme.isForced) context.fill("evenodd");
  context.globalAlpha = 1;
  context.beginPath();
  context.arc(x, y, reach, 0, 2 * Math.PI);
  context.strokeStyle = theme.palette.ink;
  context.lineWidth = 1.25;
  context.setLineDash([5, 4]);
  context.stroke();
  context.setLineDash([]);
  paintDot(context, x, y, theme);

  const taken: Box[] = [[x - 8, y - 8, x + 8, y + 8]];
  const isSeen = (at: number): boolean => at > shown[1] + 14 && at < shown[3] - 14;
  const at = [y + reach, y - reach].find(isSeen);
  if (at === undefined || x < shown[0] + 30 || x > shown[2] - 30) return taken;
  context.font = `600 11.5px ${theme.text}`;
  context.letterSpacing = "0px";
  context.fontStretch = "normal";
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.lineJoin = "round";
  context.strokeStyle = theme.palette.halo;
  context.lineWidth = 5;
  context.strokeText(radius.label, x, at);
  context.fillStyle = theme.palette.ink;
  context.fillText(radius.label, x, at);
  const half = context.measureText(radius.label).width / 2 + 4;
  return [...taken, [x - half, at - 10, x + half, at + 10]];
}

/** Where the reader is. */
export function paintHome(context: CanvasRenderingContext2D, view: View, home: Point, theme: Theme): Box {
  const { x, y } = placeOn(view, home);
  context.beginPath();
  context.arc(x, y, 13, 0, 2 * Math.PI);
  context.globalAlpha = 0.16;
  context.fillStyle = theme.palette.ink;
  context.fill();
  context.globalAlpha = 1;
  paintDot(context, x, y, theme);
  return [x - 14, y - 14, x + 14, y + 14];
}

function paintDot(context: CanvasRenderingContext2D, x: number, y: number, theme: Theme): void {
  context.beginPath();
  context.arc(x, y, 5.5, 0, 2 * Math.PI);
  context.fillStyle = theme.palette.ink;
  context.fill();
  context.strokeStyle = theme.palette.land;
  context.lineWidth = 2;
  context.stroke();
}

function placeOn(view: View, point: Point): { x: number; y: number } {
  const size = worldSize(view.zoom);
  const x = worldX(point.longitude) * size;
  const middle = view.left + view.width / 2;
  return {
    x: x + Math.round((middle - x) / size) * size - view.left,
    y: worldY(point.latitude) * size - view.top,
  };
}
