/** Style of the words for a widget that does not come; its colors are those of `first-styles.ts`. */
export const RESCUE_CSS = `
:host{display:block;box-sizing:border-box;width:-moz-available;width:-webkit-fill-available;position:relative;container:rescue/inline-size}
.rescue{all:initial;position:absolute;inset:0;z-index:10;box-sizing:border-box;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:12px;padding:16px;
--p:var(--jobmap-paper,light-dark(#fff,#111c21));--i:var(--jobmap-ink,light-dark(#10242c,#e8efef));
background:var(--p);color:var(--i);border:1px solid color-mix(in srgb,var(--i) 55%,var(--p));border-radius:calc(var(--jobmap-radius,4px)*2);
font:15px/1.45 var(--jobmap-font,system-ui,sans-serif);text-align:center}
.first~.rescue{inset:42% 0 0}
.first.is-map~.rescue{inset:auto 0 0}
@container rescue (max-width:480px){.first:not(.is-map)~.rescue{inset:30% 0 0}}
@container rescue (min-width:580px){.first:not(.is-map)~.rescue{inset-block:0;right:auto;inset-inline-start:0;width:max(280px,38%)}}
.rescue p{margin:0}
.rescue button{all:unset;box-sizing:border-box;min-height:36px;padding:0 14px;display:inline-flex;align-items:center;border:1px solid color-mix(in srgb,var(--i) 55%,var(--p));border-radius:var(--jobmap-radius,4px);cursor:pointer}
.rescue button:hover{background:color-mix(in srgb,var(--i) 6%,var(--p))}
.rescue button:focus-visible,::slotted(a:focus-visible){outline:3px solid light-dark(#005fa3,#8fd3ff)!important;outline-offset:2px}
::slotted(a){color:inherit;font-weight:700}
`;
