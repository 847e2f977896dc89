/** The chart's colors and canvases, with the chunk that paints it. */
export const BASE_CSS = `
.jm-map{
--_map-shoal-1:var(--jm-map-shoal-1,light-dark(#e7f1f5,#0e1d25));
--_map-shoal-2:var(--jm-map-shoal-2,light-dark(#d8e8ef,#122631));
--_map-shoal-3:var(--jm-map-shoal-3,light-dark(#c6dde7,#17313e));
--_map-land:var(--jm-map-land,light-dark(#f8f3e2,#23291f));
--_map-abroad:var(--jm-map-abroad,light-dark(#eef0ea,#161e20));
--_map-coast:var(--jm-map-coast,light-dark(#49697a,#7493a0));
--_map-state:var(--jm-map-state,light-dark(#6e6647,#8b8a6d));
--_map-county:var(--jm-map-county,light-dark(#cfc5a2,#3b4334));
--_map-river:var(--jm-map-river,light-dark(#8fb3c4,#35586a));
--_map-park:var(--jm-map-park,light-dark(#e6ecd0,#28341f));
--_map-building:var(--jm-map-building,light-dark(#efe6cc,#2e3427));
--_map-street:var(--jm-map-street,light-dark(#4f4a35,#c3c2a6));
--_map-road:var(--jm-map-road,light-dark(#c2a768,#6c6c50));
--_map-road-core:var(--jm-map-road-core,light-dark(#fffaea,#3a3f30));
--_map-highway:var(--jm-map-highway,light-dark(#fbe8b4,#514d36));
--_map-grid:var(--jm-map-grid,light-dark(#10242c1c,#e8efef1a));
--_map-town:var(--jm-map-town,light-dark(#2b3a35,#d3dac8));
--_map-area:var(--jm-map-area,light-dark(#6b6342,#a3a283));
--_map-sea:var(--jm-map-sea,light-dark(#2a6480,#82aebf));
--_map-neat:var(--jm-map-neat,light-dark(#10242c,#71858d));
--_map-halo:var(--jm-map-halo,light-dark(#f8f3e2,#23291f));
--_display:var(--jm-display,"Iowan Old Style",Palatino,"Palatino Linotype",Georgia,serif)}
.jm-map canvas{position:absolute;left:0;top:0;display:block;max-width:none;pointer-events:none}
.jm-map .jm-neat{z-index:900}.jm-map .jm-neat-right{left:auto;right:0}.jm-map .jm-neat-bottom{top:auto;bottom:0}`;
