/** What the map needs once somebody uses it, and where colours are forced. In the embed it comes with the base map, after the first pins. */
export const STATE_CSS = `
.jm-item.is-opened{color:var(--_ink-3)}
.is-opened .jm-plate{color:var(--_ink-2);border-color:var(--_ink-3);font-weight:500;box-shadow:none}
.jm-pin.is-on .jm-plate{height:30px;padding:0 9px;bottom:24px;background:var(--_signal);color:var(--_on-signal);border:1px solid var(--_signal);font-size:16px;font-weight:700;box-shadow:var(--_shadow-2)}
.jm-pin.is-on{color:var(--_signal)}
.is-on .jm-plate small{font-size:12.5px}
.jm-pin.is-on::before{height:40px;left:10.5px;width:3px;background:currentColor}
.jm-pin.is-on::after{left:4.5px;top:4.5px;width:15px;height:15px;background:currentColor;border:3.5px solid var(--_surface);box-shadow:0 0 0 2px var(--_signal)}
.jm-hint{position:absolute;inset:0;z-index:1000;display:grid;place-content:center;padding:16px;text-align:center;font-size:17px;pointer-events:none;color:var(--_ink);background:color-mix(in srgb,var(--_surface) 80%,transparent);opacity:0;transition:opacity .22s}
.jm-hint.is-shown{opacity:1}
@media (prefers-reduced-motion:reduce){.jm-hint{transition:none}}
@media (forced-colors:active){
.jm-map{background:Canvas}
.jm-cluster{border-color:ButtonText;background:Canvas;color:CanvasText}
.jm-plate{border-color:ButtonText;background:Canvas;color:CanvasText}
.jm-pin.is-on .jm-plate{background:Highlight;color:HighlightText;border-color:Highlight;forced-color-adjust:none}
.jm-item:is(:hover,.is-lit):not(.is-on),.jm-item:is(:hover,.is-lit):not(.is-on) .jm-plate{border-color:Highlight}
.jm-pin::before,.jm-pin::after,.jm-dot::before{background:CanvasText;forced-color-adjust:none}
.jm-item.is-near::after,.jm-dot.is-near::before{background:Canvas;border-color:CanvasText;forced-color-adjust:none}
}`;
