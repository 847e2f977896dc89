/** Styles of the map's controls, in the same chunk. */
export const TOOLS_CSS = `
.map{container:map/size}
.scale{position:absolute;inset-inline-start:12px;bottom:10px;font-size:11px;fill:var(--t);pointer-events:none}
.scale text{direction:ltr}
.scale path{fill:none;stroke:var(--t);stroke-width:1.5}
.credits{position:absolute;inset-inline-end:52px;bottom:6px;display:flex;flex-wrap:wrap;justify-content:end;gap:0 2px;font-size:11px;color:var(--t2);max-width:calc(100% - 170px)}
.credits>*{min-height:24px;display:inline-flex;align-items:center;padding:0 3px;background:var(--s)}
.info,.far button{cursor:pointer;background:var(--s);border:1px solid var(--l2)}
.info{position:absolute;inset-inline-start:8px;bottom:8px;width:26px;height:26px;padding:0;border-radius:50%;font:italic 700 14px/1 serif}
.zoom{position:absolute;inset-inline-end:8px;bottom:8px;z-index:2;display:grid}
.zoom button{display:grid;place-content:center;width:36px;height:36px;padding:0;cursor:pointer;background:var(--s);border:1px solid var(--l2)}
.zoom button+button{margin-top:-1px}
.far{position:absolute;inset:8px 8px auto;display:flex;gap:6px;overflow:auto hidden;scrollbar-width:none;padding:3px;margin:-3px;pointer-events:none}
.far button{flex:none;min-height:28px;padding:0 8px;font-size:13px;pointer-events:auto}
.far button:hover{background:var(--w)}
.far b{font-variant-numeric:tabular-nums}
@container map (width>=480px) and (height>=300px){.info{display:none}}
@container map (width<480px) or (height<300px){.scale,.credits:not(.is-open){display:none}.credits{inset-inline:8px 52px;bottom:38px;max-width:none;justify-content:start}}`;
