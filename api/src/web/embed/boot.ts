/**
 * The inline scripts of the pages, allowed by their hashes; together at most 2 KB.
 * `BOOT` fits the drawn first view to the frame exactly as the widget's map will (with the free margins of its `core/insets.ts`,
 * zooms 2 to 11): the clusters of that zoom, with circles and numbers at their real size. It repeats the widget's
 * `embed/first.ts`, including `core/circle.ts`, so what the widget paints later matches what is already there. It also applies
 * the look from the address through the style object, which no policy restricts. Once the widget has drawn its own view, the
 * still view is removed, unless keyboard focus is inside it: then it is removed when focus leaves. If the widget cannot be
 * loaded, everything stays as it is, and works.
 */
export const BOOT = `
const $=s=>document.querySelector(s),d=JSON.parse($("#data").textContent),app=$("#app"),still=$(".still"),svg=$(".pic svg"),root=document.documentElement,{max,min,log2,hypot}=Math;
let watch;
for(const n in d.look)root.style.setProperty(n,d.look[n]);
if(svg&&d.entry&&d.options.view=="map"){still.classList.add("map");if(d.options.filters=="none")still.classList.add("bare")}
if(svg){
const [W,H,w,h,Z,L]=d.size,put=(e,o)=>{for(const n in o)e.setAttribute(n,o[n])};
watch=new ResizeObserver(([{contentRect:{width:x,height:y}}])=>{
if(!(x*y))return;
const b=Math.round(x)<480||Math.round(y)<300?24:52,z=max(2,min(11,Z+log2(min(max(40,x-104)/w,max(40,y-60-b)/h)))),k=2**(z-Z),g=max(0,min(1,z/2-2.25)),all=d.marks,
now=all[max(0,min(L-(z|0),all.length-1))],
R=now.map(m=>{const r=(144+6*g+1.05*(30/1.05)**g*m[2])**.5;return r>36?36+5*Math.log(r/36):r});
put(svg,{viewBox:[(W-x/k)/2,(H-(y+60-b)/k)/2,x/k,y/k]+""});
svg.querySelectorAll("circle").forEach((c,i)=>{
const [X,Y,n]=now[i]||[0,0,0],t=c.nextSibling,s=t.textContent=n.toLocaleString(root.lang),display=n?"":"none",
r=now.reduce((r,m,j)=>{const a=hypot(m[0]-X,m[1]-Y)*k-2;return j==i?r:min(r,max(12,a/2,a-R[j]))},R[i]||0);
put(c,{cx:X,cy:Y,r:r/k,display});
put(t,{x:X,y:Y,"font-size":max(9,min(19,9+r*.26,1.62*r/.52/s.length))/k,display})
})
});
watch.observe(svg.parentElement);
}
if(d.entry){
const go=()=>{watch?.disconnect();still.remove();app.inert=false},
lift=()=>still.contains(document.activeElement)?still.addEventListener("focusout",e=>still.contains(e.relatedTarget)||go()):go();
app.inert=true;
import(d.entry).then(m=>m.startGuest(app,{...d.options,host:location.origin},d.first,{ground:svg,lift})).catch(()=>still.classList.remove("map"));
}
`.trim();
