/**
 * The critical style of the embed pages, inlined and allowed by its hash. Sizes follow the widget's own, so that nothing moves
 * when it takes over: the list is beside the map from 580 px, below it on narrower screens. Colors are those of the day and
 * night chart.
 */
export const PAGE_CSS = `
:root{color-scheme:light dark;--s:var(--jobmap-paper,light-dark(#fff,#111c21));--t:var(--jobmap-ink,light-dark(#10242c,#e8efef));--t2:color-mix(in srgb,var(--t) 82%,var(--s));--l:color-mix(in srgb,var(--t) 16%,var(--s));--l2:color-mix(in srgb,var(--t) 55%,var(--s));--a:var(--jobmap-accent,light-dark(#a8116b,#ff86c4));
--jm-ink:var(--t);--jm-signal:var(--a);--jm-signal-soft:color-mix(in srgb,var(--a) 10%,var(--s));--jm-map-water:light-dark(#f3f8f9,#0b151a);--jm-map-land:light-dark(#f8f3e2,#23291f);--jm-map-abroad:light-dark(#eef0ea,#161e20);--jm-map-coast:light-dark(#49697a,#7493a0);--jm-map-state:light-dark(#6e6647,#8b8a6d)}
:root.light{color-scheme:light}:root.dark{color-scheme:dark}
*{box-sizing:border-box}
html,body{height:100%;margin:0}
body{background:var(--s);color:var(--t);font:15px/1.45 var(--jobmap-font,system-ui,sans-serif);display:flex;flex-direction:column}
h1,h2,p,ol{margin:0;padding:0}
a{color:inherit}
:focus-visible{outline:3px solid light-dark(#005fa3,#8fd3ff);outline-offset:2px}
.top,.end{padding:12px 16px;display:flex;flex-wrap:wrap;gap:4px 16px;align-items:baseline;border-bottom:1px solid var(--l)}
.site{padding:6px 16px;display:flex;gap:8px 16px;align-items:center;border-bottom:1px solid var(--l);font-size:14px}.site a{display:inline-flex;align-items:center;min-height:36px;font-weight:700;text-decoration:none;white-space:nowrap}.site form{display:flex;flex:1;max-width:420px;min-width:0;margin:0 auto}
.site input,.site button{font:inherit;color:inherit;background:none;min-height:36px;padding:4px 10px;border:1px solid var(--l2);border-radius:4px 0 0 4px}.site input{flex:1;min-width:0}.site button{border-left:0;border-radius:0 4px 4px 0;font-weight:700;cursor:pointer}
.top h1{font-size:21px;line-height:1.2}
.end{border:0;border-top:1px solid var(--l);font-size:13px;color:var(--t2)}
.end a{display:inline-flex;align-items:center;min-height:24px}
main{position:relative;flex:1;min-height:240px}
.page main{min-height:560px}
#app,.still{position:absolute;inset:0}
#app{display:block;height:100%}
.still{z-index:1;container-type:inline-size;background:var(--s);border:1px solid var(--l2);border-radius:calc(var(--jobmap-radius,4px)*2);overflow:hidden}
.page .still,.page #app::part(box){border-radius:0;border-width:0}
.page #app::part(title){display:none}
.pic{position:absolute;inset:0 0 58%;overflow:hidden;background:var(--jm-map-water)}
.pic svg{display:block}
.pic path,.pic circle{vector-effect:non-scaling-stroke}.pic g g~path{stroke-width:.9px}
.jobs{position:absolute;inset:42% 0 0;overflow:auto;outline-offset:-3px}
.still.flat .jobs{inset:0}
.still.map .pic{inset:91px 0 33px}.still.map .jobs{inset:0 0 auto;height:91px;overflow:hidden}.still.map.bare .pic{top:47px}.still.map.bare .jobs{height:47px}
.head{padding:12px 16px 8px;display:grid;gap:2px;align-content:space-between;min-height:126px}
.head h1{font-size:17px;line-height:1.25}
.page .head{min-height:97px;align-content:end}
.head p,.note{font-size:13px;color:var(--t2)}
.jobs ol{list-style:none}
.jobs li{position:relative;display:grid;grid-template-columns:minmax(45%,1fr) auto;gap:0 12px;padding:10px 16px;border-top:1px solid var(--l);overflow-wrap:break-word;content-visibility:auto;contain-intrinsic-size:auto 63px}
.jobs li a{font-weight:700;text-decoration:none}
.jobs li a::after{content:"";position:absolute;inset:0}
.jobs li a:focus-visible{outline:0}
.jobs li a:focus-visible::after{outline:3px solid light-dark(#005fa3,#8fd3ff);outline-offset:-3px}
.jobs li p{display:contents}
.jobs li span{font-size:13px;color:var(--t2)}
.jobs li .pay{color:var(--a);font-variant-numeric:tabular-nums}.jobs li :is(.pay,.per){grid-area:1/2;text-align:end}.jobs li .per{grid-row:2}
nav{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:center;padding:12px 16px;border-top:1px solid var(--l);font-size:13px}
nav a{display:inline-flex;align-items:center;min-height:24px;font-weight:700}
.state{padding:28px 22px;display:grid;gap:10px;justify-items:start;max-width:560px}
.state h1,.state h2{font-size:21px;line-height:1.25}
.state a{display:inline-flex;align-items:center;min-height:36px;font-weight:700}
@container (max-width:480px){.head{min-height:109px}.page .head{min-height:80px}.pic{bottom:70%}.jobs{top:30%}.jobs li{padding-block:8px}.still.map .pic{top:83px}.still.map .jobs{height:83px}.still.map.bare .pic{top:39px}.still.map.bare .jobs{height:39px}}
@container (580px<=width<=1000px){.head{min-height:161px}.page .head{min-height:132px}}
@container (1000px<width<=1100px){.head{min-height:170px}.page .head{min-height:141px}}
@container (min-width:580px){.still:not(.map) .jobs{inset:0;right:auto;width:max(280px,38%);border-right:1px solid var(--l)}.still.flat .jobs{width:auto;right:0;border:0}.still:not(.map) .pic{inset:0 0 0 max(280px,38%)}}
@media (scripting:none){.head,.page .head{min-height:0}}
@media (scripting:none) and (max-width:580px){.pic text{display:none}}
@media print{.jobs li{content-visibility:visible}body,html{height:auto;display:block}main,.page main{min-height:0}.still,.pic,.jobs{position:static;width:auto;height:auto;overflow:visible;border:0}.pic{height:360px}#app{position:static;height:auto}#app:has(+.still),.site,nav{display:none}}
`.replaceAll("\n", "");
