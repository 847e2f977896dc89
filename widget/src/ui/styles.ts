import { adoptSheet } from "../map/sheet.ts";

/**
 * The embed's styles, for its shadow root. `:host` resets everything, so that no inherited style of the page applies;
 * sizes are in pixels, because a host page's `font-size: 62.5%` must not shrink the embed. Colors come from the page's
 * `--jobmap-*` properties through `applyTheme`, and default to the light and dark charts.
 */
export const WIDGET_CSS = `
:host{all:initial;display:block;box-sizing:border-box;width:-moz-available;width:-webkit-fill-available;contain:layout style;color-scheme:light dark;height:var(--_height,560px);--jm-text:var(--jobmap-font,inherit);
--s:var(--jobmap-paper,var(--_paper,light-dark(#fff,#111c21)));--jm-surface:var(--s);
--t:var(--_ink,var(--jobmap-ink,light-dark(#10242c,#e8efef)));--jm-ink:var(--t);
--t2:color-mix(in srgb,var(--t) 82%,var(--s));--jm-ink-2:var(--t2);
--w:color-mix(in srgb,var(--t) 4%,var(--s));--l:color-mix(in srgb,var(--t) 16%,var(--s));--l2:color-mix(in srgb,var(--t) 55%,var(--s));
--a:var(--_accent,light-dark(#a8116b,#ff86c4));--jm-signal:var(--a);--on:var(--_on-accent,light-dark(#fff,#2a0018));--jm-on-signal:var(--on);
--soft:color-mix(in srgb,var(--a) 10%,var(--s));--jm-signal-soft:var(--soft);--f:light-dark(#005fa3,#8fd3ff);--r:var(--jobmap-radius,4px)}
:host([hidden]){display:none}
*,::before,::after{box-sizing:border-box}
h2,h3,h4,p,ol,ul,fieldset{margin:0;padding:0;border:0}
.box{container:box/inline-size;position:relative;height:100%;min-height:inherit;overflow:hidden;background:var(--s);color:var(--t);border:1px solid var(--l2);border-radius:calc(var(--r)*2);
font:15px/1.45 var(--jobmap-font,var(--_font,system-ui,sans-serif));text-align:start;text-indent:0;text-transform:none;letter-spacing:normal;word-spacing:normal;white-space:normal}
.box>*{position:absolute;inset:0}
h2,h3{font-family:var(--jobmap-heading-font,inherit);font-size:17px;line-height:1.25}
a{color:inherit}
button,input,select{font:inherit;color:inherit;margin:0;border-radius:var(--r)}
:focus-visible{outline:3px solid var(--f);outline-offset:2px}
.panel{display:flex;flex-direction:column;min-height:0}
header{padding:12px 16px;border-bottom:1px solid var(--l);display:grid;gap:8px}
.filters{display:flex;flex-wrap:wrap;gap:8px}
input[type=search],select{min-height:36px;min-width:0;width:100%;flex:1 1 90px;padding:0 10px;border:1px solid var(--l2);background:var(--s);appearance:none}
input::placeholder{color:var(--t2);opacity:1}
.plain,.main{display:inline-flex;align-items:center;justify-content:center;gap:6px;min-height:36px;padding:0 12px;cursor:pointer;border:1px solid var(--l2);background:var(--s);text-decoration:none}
.plain:hover{background:var(--w)}
.plain b{min-width:20px;border-radius:10px;background:var(--a);color:var(--on);font-size:12px;line-height:20px;text-align:center}
.plain:disabled{opacity:.5;cursor:default}
.main{border-color:var(--a);background:var(--a);color:var(--on);font-weight:700}
.main:hover{text-decoration:underline}
.link{padding:0 4px;min-height:24px;border:0;background:none;cursor:pointer;text-decoration:underline}
.list{flex:1;min-height:0;overflow:auto;overscroll-behavior:auto;outline-offset:-3px}
.list:has(>.waiting){overflow:hidden}
.count{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 12px;padding:8px 16px;font-size:13px;color:var(--t2)}
.note{flex:1;padding:8px 16px}
ol{list-style:none}
li{overflow-wrap:anywhere}
ol li{position:relative;display:grid;grid-template-columns:minmax(45%,1fr) auto;gap:0 12px;padding:10px 16px;border-top:1px solid var(--l)}
ol li:hover{background:var(--w)}
ol li.is-on{background:var(--soft);box-shadow:inset 4px 0 0 var(--a)}
ol a{font-weight:700;text-decoration:none}
ol a::after{content:"";position:absolute;inset:0}
ol a:focus-visible{outline:0}
ol a:focus-visible::after{outline:3px solid var(--f);outline-offset:-3px}
.pay{color:var(--a);font-variant-numeric:tabular-nums}
ol p{display:contents}
ol .pay,.period{grid-area:1/2;text-align:end}
.period{grid-row:2}
ol span,.facts{color:var(--t2);font-size:13px}
.more{margin:12px 16px}
.warn{padding:8px 16px;background:light-dark(#fdf3dc,#33270d)}
.none{padding:28px 22px;display:grid;gap:10px;justify-items:start;align-content:start}
footer{display:flex;justify-content:flex-end;align-items:center;gap:12px;padding:4px 16px;border-top:1px solid var(--l);font-size:12px;color:var(--t2)}
footer a{display:inline-flex;align-items:center;min-height:24px}
.map,.map>.canvas{position:absolute;inset:0}
.canvas>svg path{vector-effect:non-scaling-stroke;stroke-width:.9px}
svg{stroke-width:1.6}
.job{display:flex;flex-direction:column;background:var(--s);z-index:3}
.bar{padding:8px 16px;border-bottom:1px solid var(--l)}
.waiting{padding:16px;display:grid;gap:12px}
.waiting i{height:40px;background:var(--w);border-radius:var(--r)}
.skip{position:absolute;inset-inline-end:12px;z-index:1}
.hidden,.skip:not(:focus-visible){position:absolute!important;inset:auto!important;width:1px;height:1px;min-height:0;padding:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.is-both .map{bottom:58%}
.is-both .panel{top:42%}
.is-map{display:grid;grid:auto minmax(0,1fr) auto/1fr auto}
.is-map .panel{display:contents}
.is-map header{grid-column:1/3;min-height:91px;align-content:start}
.is-map header:not(:has(form)){min-height:47px}
.is-map h2{white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.is-map .map{grid-area:2/1/3/3;position:relative;inset:auto}
.is-map :is(.note,footer){min-height:33px;padding-block:4px;border-top:1px solid var(--l);font-size:12px;line-height:24px}
@container box (min-width:580px){
.is-both .panel,.is-both .job{right:auto;width:max(280px,38%);border-inline-end:1px solid var(--l);inset-inline-start:0}
.is-both .panel{top:0}
.is-both .map{bottom:0;inset-inline-start:max(280px,38%)}
.is-map .job{right:auto;width:max(300px,40%)}}
@container box (580px<=width<=1100px){.is-both .filters input:has(+input){flex-basis:100%}}
@container box (max-width:480px) or (580px<=width<=1000px){header{padding-block:8px}.filters span{display:none}}
@container box (max-width:480px){.is-both .map{bottom:70%}.is-both .panel{top:30%}.is-both .count,.is-list .count{padding-block:4px}ol li{padding-block:8px}footer{padding-block:0}.is-map header{min-height:83px}.is-map header:not(:has(form)){min-height:39px}}
@media (forced-colors:active){ol li.is-on{outline:2px solid Highlight;outline-offset:-2px}.main{border:2px solid ButtonText}}
@media print{:host{height:auto;contain:none}.box,.list,.panel{height:auto;overflow:visible}.box>*{position:static;width:auto!important}.map,.filters,.more{display:none}}
`;

/** Adds the embed's styles to its shadow root; the returned function removes them. */
export function adoptWidgetStyles(root: ShadowRoot): () => void {
  return adoptSheet(root, WIDGET_CSS);
}
