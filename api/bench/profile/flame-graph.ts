import type { Call } from "./call-tree.ts";

const WIDTH = 1_200;
const ROW = 17;
/** Narrower calls are not drawn. */
const MIN_WIDTH_PX = 1;
/** About how wide a letter is, in pixels. */
const LETTER = 6.2;
const HUES: Readonly<Record<string, number>> = {
  pages: 150,
  "react-dom": 205,
  "garbage collector": 0,
  Node: 45,
};

interface Bar {
  readonly call: Call;
  readonly x: number;
  readonly width: number;
  readonly row: number;
}

/** A profile as a picture: each bar is a function, as wide as its share of the processor's time, over those that it called. */
export function flameGraph(root: Call, title: string): string {
  const bars: Bar[] = [];
  const place = (call: Call, x: number, row: number): void => {
    const width = (call.totalUs / root.totalUs) * WIDTH;
    if (width < MIN_WIDTH_PX) return;
    bars.push({ call, x, width, row });
    let at = x;
    for (const each of [...call.calls.values()].sort((one, other) => other.totalUs - one.totalUs)) {
      place(each, at, row + 1);
      at += (each.totalUs / root.totalUs) * WIDTH;
    }
  };
  place(root, 0, 1);
  const height = (Math.max(...bars.map(({ row }) => row)) + 1) * ROW;
  const drawn = bars.map((bar) => draw(bar, root.totalUs)).join("\n");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="11">
<title>${asXml(title)}</title>
<rect width="${WIDTH}" height="${height}" fill="#fff"/><text x="4" y="12" font-weight="bold">${asXml(title)}</text>
${drawn}
</svg>
`;
}

function draw({ call: { name, part, totalUs }, x, width, row }: Bar, allUs: number): string {
  const share = `${((totalUs / allUs) * 100).toFixed(1)} %`;
  const hue = HUES[part] ?? (part.startsWith("api/") ? 265 : 90);
  const text = part === "" || width < 30 ? name : `${name} · ${part}`;
  const label =
    width < 24
      ? ""
      : `<text x="${(x + 3).toFixed(1)}" y="${row * ROW + 12}">${asXml(text.slice(0, Math.floor((width - 4) / LETTER)))}</text>`;
  return `<g><title>${asXml(`${name} (${part}), ${share}`)}</title><rect x="${x.toFixed(1)}" y="${row * ROW}" width="${Math.max(width - 0.4, 0.6).toFixed(1)}" height="${ROW - 1}" fill="hsl(${hue} 62% ${row % 2 === 0 ? 80 : 76}%)"/>${label}</g>`;
}

const asXml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
