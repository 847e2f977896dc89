/**
 * Styles of the first view: the embed's frame, empty except for the map, which is where `ui/styles.ts` will put it. `ground` is the drawn
 * land, which stays below the map's pins until the base map has loaded.
 */
export const FIRST_CSS = `
:host{display:block;box-sizing:border-box;width:-moz-available;width:-webkit-fill-available;contain:layout style;height:var(--_height)}
.first{all:initial;direction:inherit;position:absolute;inset:0;z-index:9;container:first/inline-size;pointer-events:none;box-sizing:border-box;overflow:hidden;
--p:var(--jobmap-paper,light-dark(#fff,#111c21));--i:var(--jobmap-ink,light-dark(#10242c,#e8efef));--a:var(--jobmap-accent,light-dark(#a8116b,#ff86c4));
background:var(--p);border:1px solid color-mix(in srgb,var(--i) 55%,var(--p));border-radius:calc(var(--jobmap-radius,4px)*2)}
.first div{position:absolute;inset:0 0 58%;background:var(--jm-map-water,light-dark(#f3f8f9,#0b151a))}
.first.is-map div{inset:91px 0 33px}.first.is-map.is-bare div{top:47px}
@container first (max-width:480px){.first div{bottom:70%}.first.is-map div{top:83px}.first.is-map.is-bare div{top:39px}}
@container first (min-width:580px){.first:not(.is-map) div{inset-block:0;inset-inline-start:max(280px,38%)}}
.ground{position:absolute;left:0;top:0;width:100%;height:100%;pointer-events:none}
.ground path{fill:none;fill-rule:evenodd;stroke-width:.9px;vector-effect:non-scaling-stroke;stroke-linejoin:round}
.ground .abroad{fill:var(--jm-map-abroad,light-dark(#eef0ea,#161e20))}
.ground .lake{fill:var(--jm-map-water,light-dark(#f3f8f9,#0b151a))}
.ground .land{fill:var(--jm-map-land,light-dark(#f8f3e2,#23291f))}
.ground .coast{stroke:var(--jm-map-coast,light-dark(#49697a,#7493a0))}
.ground .state{stroke:var(--jm-map-state,light-dark(#6e6647,#8b8a6d));stroke-dasharray:7 1.5 1.5 3;opacity:.8}
.ground circle{fill:color-mix(in srgb,var(--a) 10%,var(--p));stroke:var(--a);stroke-width:1.5px;vector-effect:non-scaling-stroke}
.ground text{fill:var(--i);font-family:var(--jobmap-font,system-ui,sans-serif);font-weight:700;font-stretch:80%;font-variant-numeric:tabular-nums;text-anchor:middle}
@media (forced-colors:active){.ground circle{fill:Canvas;stroke:CanvasText}}
@media print{.first{display:none}}
`;
