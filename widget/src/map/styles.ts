import { adoptSheet } from "./sheet.ts";

/**
 * What the map needs before its base map comes, as one style sheet that works in a document and in a shadow root. Colors come from the
 * `--jm-*` custom properties of whatever is around the map and fall back to the day and night chart.
 */
export const MAP_CSS = `
.jm-map{
--_surface:var(--jm-surface,light-dark(#fff,#111c21));--_ink:var(--jm-ink,light-dark(#10242c,#e8efef));
--_ink-2:var(--jm-ink-2,light-dark(#3b515a,#b5c4c8));--_ink-3:var(--jm-ink-3,light-dark(#566a72,#93a6ac));
--_signal:var(--jm-signal,light-dark(#a8116b,#ff86c4));--_on-signal:var(--jm-on-signal,light-dark(#fff,#2a0018));
--_signal-soft:var(--jm-signal-soft,light-dark(#fbe8f3,#38142a));--_focus:var(--jm-focus,light-dark(#005fa3,#8fd3ff));
--_map-water:var(--jm-map-water,light-dark(#f3f8f9,#0b151a));
--_text:var(--jm-text,system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif);
--_shadow-1:var(--jm-shadow-1,0 1px 2px light-dark(#10242c2e,#0009));
--_shadow-2:var(--jm-shadow-2,0 1px 2px light-dark(#10242c24,#000a),0 10px 28px -6px light-dark(#10242c3d,#000c));
position:relative;overflow:hidden;isolation:isolate;background:var(--_map-water);color:var(--_ink);
font-family:var(--_text);-webkit-tap-highlight-color:transparent}
.jm-map:focus-visible{outline:3px solid var(--_focus);outline-offset:-3px}
.jm-pane,.jm-at{position:absolute;left:0;top:0}
.jm-map.is-live{cursor:grab;user-select:none;-webkit-user-select:none;touch-action:none}
.jm-map.is-dragging{cursor:grabbing}
.jm-map.is-cooperative{touch-action:pan-x pan-y}
.jm-item{position:absolute;left:0;top:0;margin:0;padding:0;border:0;background:none;color:var(--_signal);appearance:none;cursor:pointer;direction:ltr;text-align:left;
font:700 13.5px/1 var(--_text);font-stretch:75%;font-variant-numeric:tabular-nums lining-nums;letter-spacing:.01em;white-space:nowrap;outline:0;animation:jm-in .12s}
.jm-item,.jm-item *,.jm-item::before,.jm-item::after{box-sizing:border-box}
.jm-still .jm-item{cursor:inherit;animation:none}
@keyframes jm-in{from{opacity:0}}
.jm-cluster{border-radius:50%;border:1.5px solid var(--_signal);background:color-mix(in srgb,var(--_signal-soft) 88%,transparent);color:var(--_ink);display:grid;place-content:center;font-stretch:80%}
.jm-cluster:is(:hover,.is-lit){background:var(--_surface);box-shadow:inset 0 0 0 1px var(--_signal)}
.jm-cluster:focus-visible{outline:3px solid var(--_focus);outline-offset:2px}
.jm-probe{position:absolute;visibility:hidden;pointer-events:none;left:0;top:0}
@media (prefers-reduced-motion:reduce){.jm-item{animation:none}}
@media print{.jm-item{print-color-adjust:exact;-webkit-print-color-adjust:exact}}
`;

/** The map's style for whatever is around an element; the returned function takes it away after the last map. */
export function adoptStyles(element: HTMLElement): () => void {
  return adoptSheet(element, MAP_CSS);
}
