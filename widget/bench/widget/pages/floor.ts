export {};

/** The least that can be written: a slippy map and clusters on a canvas, by hand. `first` is inlined in the page. */
declare const first: { zoom: number; clusters: [number, number, number][] };

const element = document.getElementById("map") as HTMLElement;
const canvas = document.createElement("canvas");
const context = canvas.getContext("2d") as CanvasRenderingContext2D;
const tiles = document.createElement("div");
element.append(tiles, canvas);
const { clientWidth: width, clientHeight: height } = element;
canvas.width = width;
canvas.height = height;
const zoom = Math.floor(first.zoom);
const size = 256 * 2 ** zoom;
const x = (longitude: number) => (longitude / 360 + 0.5) * size;
const y = (latitude: number) => {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size;
};
const middle = (list: number[]) => (Math.min(...list) + Math.max(...list)) / 2;
let west = middle(first.clusters.map(([lng]) => x(lng))) - width / 2;
let north = middle(first.clusters.map(([, lat]) => y(lat))) - height / 2;

const draw = () => {
  context.clearRect(0, 0, width, height);
  context.textAlign = "center";
  context.font = "12px sans-serif";
  for (const [lng, lat, count] of first.clusters) {
    context.beginPath();
    context.arc(x(lng) - west, y(lat) - north, 10 + Math.log2(count), 0, 7);
    context.fillStyle = "#a8116b";
    context.fill();
    context.fillStyle = "#fff";
    context.fillText(String(count), x(lng) - west, y(lat) - north + 4);
  }
};
const ask = () => {
  tiles.style.transform = `translate(${-west}px,${-north}px)`;
  for (let i = Math.floor(west / 256); i <= (west + width) / 256; i++) {
    for (let j = Math.floor(north / 256); j <= (north + height) / 256; j++) {
      const id = `t${i}-${j}`;
      if (document.getElementById(id)) continue;
      const tile = new Image();
      tile.id = id;
      tile.src = `/tiles/${zoom}/${i}/${j}.png`;
      tile.style.cssText = `position:absolute;left:${i * 256}px;top:${j * 256}px`;
      tiles.append(tile);
    }
  }
};
draw();
document.body.dataset["pins"] = "";
requestAnimationFrame(() => setTimeout(ask));
element.addEventListener("pointermove", (event) => {
  if (event.buttons !== 1) return;
  west -= event.movementX;
  north -= event.movementY;
  draw();
  ask();
});
