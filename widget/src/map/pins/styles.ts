/** The look of pins, plates and stacks, in every state. An embed shows circles first: it comes with what draws the rest. */
export const PIN_CSS = `
.jm-pin{width:24px;height:24px}
.jm-pin::before{content:"";position:absolute;left:11px;bottom:12px;width:2px;height:33px;background:currentColor}
.jm-pin::after{content:"";position:absolute;left:8px;top:8px;width:8px;height:8px;border-radius:50%;background:currentColor;box-shadow:0 0 0 1.5px var(--_surface)}
.jm-plate{position:absolute;left:11px;bottom:21px;display:flex;align-items:center;height:24px;padding:0 6px;background:var(--_surface);color:var(--_signal);border:1px solid currentColor;border-radius:0 2px 2px 0;box-shadow:var(--_shadow-1)}
.jm-plate small{font-size:11px;font-weight:500}
.is-left .jm-plate{left:auto;right:11px;border-radius:2px 0 0 2px}
.jm-pin:is(:hover,.is-lit) .jm-plate{background:var(--_signal-soft);box-shadow:0 0 0 1px currentColor}
.jm-pin:focus-visible .jm-plate{outline:3px solid var(--_focus);outline-offset:2px}
.jm-pin.is-near::before{background:repeating-linear-gradient(currentColor 0 3px,transparent 3px 5px);height:11px}
.is-near .jm-plate{border-style:dashed}
.jm-pin.is-near::after{left:3px;top:3px;width:18px;height:18px;background:color-mix(in srgb,currentColor 14%,transparent);border:1.5px dashed currentColor;box-shadow:none}
.jm-stack .jm-plate{box-shadow:2px -2px 0 -1px var(--_surface),2px -2px 0 0 currentColor,4px -4px 0 -1px var(--_surface),4px -4px 0 0 currentColor}
.jm-stack.is-left .jm-plate{box-shadow:-2px -2px 0 -1px var(--_surface),-2px -2px 0 0 currentColor,-4px -4px 0 -1px var(--_surface),-4px -4px 0 0 currentColor}
.jm-dot{width:24px;height:24px;border-radius:50%}
.jm-dot::before{content:"";position:absolute;left:7.5px;top:7.5px;width:9px;height:9px;border-radius:50%;background:currentColor;box-shadow:0 0 0 1.5px var(--_surface)}
.jm-dot.is-near::before{left:3px;top:3px;width:18px;height:18px;background:color-mix(in srgb,currentColor 14%,transparent);border:1.5px dashed currentColor;box-shadow:none}
.jm-dot:is(:hover,.is-lit)::before{box-shadow:0 0 0 1.5px var(--_surface),0 0 0 3px currentColor}
.jm-dot:focus-visible{outline:3px solid var(--_focus);outline-offset:0}
.jm-item.is-opened{color:var(--_ink-3)}
.is-opened .jm-plate{color:var(--_ink-2);border-color:var(--_ink-3);font-weight:500;box-shadow:none}
.jm-pin.is-on .jm-plate{height:30px;padding:0 9px;bottom:24px;background:var(--_signal);color:var(--_on-signal);border:1px solid var(--_signal);font-size:16px;font-weight:700;box-shadow:var(--_shadow-2)}
.jm-pin.is-on{color:var(--_signal)}
.is-on .jm-plate small{font-size:12.5px}
.jm-pin.is-on::before{height:40px;left:10.5px;width:3px;background:currentColor}
.jm-pin.is-on::after{left:4.5px;top:4.5px;width:15px;height:15px;background:currentColor;border:3.5px solid var(--_surface);box-shadow:0 0 0 2px var(--_signal)}
@media (forced-colors:active){
.jm-plate{border-color:ButtonText;background:Canvas;color:CanvasText}
.jm-pin.is-on .jm-plate{background:Highlight;color:HighlightText;border-color:Highlight;forced-color-adjust:none}
.jm-item:is(:hover,.is-lit):not(.is-on),.jm-item:is(:hover,.is-lit):not(.is-on) .jm-plate{border-color:Highlight}
.jm-pin::before,.jm-pin::after,.jm-dot::before{background:CanvasText;forced-color-adjust:none}
.jm-item.is-near::after,.jm-dot.is-near::before{background:Canvas;border-color:CanvasText;forced-color-adjust:none}
}`;
