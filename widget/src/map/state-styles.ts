/**
 * Styles that the map needs only once a user interacts with it, and its circles in forced-colors mode. In the embed they load with the base
 * map, after the first pins.
 */
export const STATE_CSS = `
.jm-hint{position:absolute;inset:0;z-index:1000;display:grid;place-content:center;padding:16px;text-align:center;font-size:17px;pointer-events:none;color:#fff;background:rgb(0 0 0/.35);opacity:0;transition:opacity .22s}
.jm-hint.is-shown{opacity:1}
.jm-hint span{padding:8px 14px;border-radius:4px;background:rgb(0 0 0/.8);unicode-bidi:plaintext}
@media (prefers-reduced-motion:reduce){.jm-hint{transition:none}}
@media (forced-colors:active){
.jm-map{background:Canvas}
.jm-cluster{border-color:ButtonText;background:Canvas;color:CanvasText}
}`;
