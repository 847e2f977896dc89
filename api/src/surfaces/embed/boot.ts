/**
 * The scripts inlined into the pages, allowed by their hashes; together at most 2 KB.
 *
 * `BOOT` fits the drawn first view to the frame as the widget's map will (24 px free on three sides, 44 px above): circles and
 * figures in their true size, and fewer of them where the frame is small. What the widget then paints is what stands there.
 * It also puts on the look that the address asks for, by the style object, which no policy concerns.
 * Then the still view goes, unless somebody is in it with the keyboard: then it goes when they leave it. Where the widget cannot be
 * loaded everything stays as it is, and works.
 */
export const BOOT = `
const d=JSON.parse(document.getElementById("data").textContent),app=document.getElementById("app"),still=document.querySelector(".still"),svg=still.querySelector(".pic svg");
let watch;
for(const n in d.look)document.documentElement.style.setProperty(n,d.look[n]);
if(svg){
const [W,H,w,h]=d.size,put=(e,o)=>{for(const n in o)e.setAttribute(n,o[n])},marks=[...svg.querySelectorAll("circle")].map(c=>[c,c.nextSibling]),all=marks.map(([c,t])=>["cx","cy"].map(n=>+c.getAttribute(n)).concat(+t.textContent.replace(/\\D/g,""),+c.getAttribute("r")));
watch=new ResizeObserver(([{contentRect:{width:x,height:y}}])=>{
if(!x||!y)return;
const k=Math.min((x-48)/w,(y-68)/h,d.most),now=k<d.turn?d.fewer:all;
put(svg,{viewBox:[W/2-x/k/2,H/2-(y/2+10)/k,x/k,y/k].map(n=>n.toFixed(1)).join(" ")});
marks.forEach(([c,t],i)=>{
const s=now[i]||[0,0,0,0],[X,Y,n,r]=s,display=n?"inline":"none";
put(c,{cx:X,cy:Y,r:r/k,display});
put(t,{x:X,y:Y,"font-size":Math.round(Math.max(12,Math.min(19,9+r*.26)))/k,display});
t.textContent=n.toLocaleString("en-US")
})
});
watch.observe(svg.parentElement);
}
if(d.entry){
const go=()=>{watch?.disconnect();still.remove();app.inert=false};
app.addEventListener("jobmap:ready",()=>still.contains(document.activeElement)?still.addEventListener("focusout",e=>still.contains(e.relatedTarget)||go()):go(),{once:true});
app.inert=true;
import(d.entry).then(m=>m.startGuest(app,{...d.options,host:location.origin},d.first)).catch(()=>{});
}
`.trim();

/**
 * Asks which company this frame shows, in the two frames of Socket.IO that it takes (Engine.IO 4 over a WebSocket), and goes there
 * when it is another than the one that came with the page.
 */
export const FEATURED_BOOT = `
{const s=new WebSocket(location.origin.replace(/^http/,"ws")+"/socket.io/?EIO=4&transport=websocket"),E="iframe-company-profile";
s.onmessage=({data:t})=>{
if(t[0]=="0")s.send("40");
else if(t=="2")s.send("3");
else if(t.startsWith("40"))s.send("42"+JSON.stringify([E,{}]));
else if(t.startsWith("42")){const[n,r]=JSON.parse(t.slice(2));if(n!=E)return;s.close();
const u=r.status&&r.data.username;if(u&&u!=document.documentElement.dataset.company)location.replace("/job-map-iframe/"+encodeURIComponent(u)+location.search)}
}}
`.trim();
