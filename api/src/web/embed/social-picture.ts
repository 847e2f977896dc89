import { fileURLToPath } from "node:url";
import { type Outliner, openOutliner } from "@jobmap/widget/outline";
import { LRUCache } from "lru-cache";
import sharp from "sharp";
import type { CompanyMap, CompanyMeta } from "../../company-map/index.ts";
import { escapeHtml } from "../../sanitize/html.ts";
import { textsFor } from "./texts.ts";

/** The size that social networks expect. */
export const SOCIAL_SIZE = { width: 1_200, height: 630 } as const;
const { width: WIDTH, height: HEIGHT } = SOCIAL_SIZE;
/** The text is on the left, the map on the right. */
const PANEL = 500;
const MARGIN = 56;
/** Share of the map left free around the jobs, and its minimum in degrees: a single town is shown with its coasts. */
const AROUND = 0.08;
const MIN_SPAN_DEGREES = 2;
const FONT = fileURLToPath(new URL("brygada-1918.ttf", import.meta.url));
const INK = "#10242c";
const SIGNAL = "#a8116b";
const MAX_NAME_LENGTH = 90;
/** Maximum number of cached pictures: some 60 KB each. */
const KEPT = 200;

type DrawSocial = (map: CompanyMap & { readonly hash: string }, locale: string) => Promise<Buffer>;

/**
 * Draws the preview of a shared page as PNG: whose jobs, how many, and where. Uses our own font and map: it loads nothing from
 * other hosts, and a server without fonts renders the same. Draws one at a time and caches until the jobs change; without a base
 * map it draws no land.
 * @param folder of the built base map
 */
export function socialPictures(folder: string): DrawSocial {
  const drawn = new LRUCache<string, Promise<Buffer>>({ max: KEPT });
  let outliner: Outliner | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const outline = (meta: CompanyMeta): string => {
    try {
      outliner ??= openOutliner(folder);
    } catch {
      return "";
    }
    return mapOf(outliner, meta);
  };
  return (map, locale) => {
    const key = `${map.hash} ${locale}`;
    const known = drawn.get(key);
    if (known) return known;
    const picture = last.then(() => draw(map.meta, outline(map.meta), locale));
    last = picture.catch(() => drawn.delete(key));
    drawn.set(key, picture);
    return picture;
  };
}

async function draw({ company, total }: CompanyMeta, map: string, locale: string): Promise<Buffer> {
  const texts = textsFor(locale);
  const name =
    company.name.length > MAX_NAME_LENGTH ? `${company.name.slice(0, MAX_NAME_LENGTH - 1)}…` : company.name;
  const title = texts.jobsAt(name);
  const count = texts.openJobs(new Intl.NumberFormat(locale).format(total), total === 1);
  const [head, below, sign] = await Promise.all([
    words(title, INK, title.length < 32 ? 60 : title.length < 60 ? 46 : 36),
    words(count, SIGNAL, 40),
    words("Jobmap", INK, 34),
  ]);
  return sharp(Buffer.from(ground(map)))
    .composite([
      { input: head.data, left: MARGIN, top: MARGIN },
      { input: below.data, left: MARGIN, top: MARGIN + head.info.height + 28 },
      { input: sign.data, left: MARGIN + 36, top: HEIGHT - MARGIN - sign.info.height + 4 },
    ])
    .png({ palette: true, colors: 128 })
    .toBuffer();
}

/** A text as a picture, wrapped to the width of the panel. */
function words(text: string, color: string, size: number) {
  return sharp({
    text: {
      text: `<span foreground="${color}" size="${size}pt">${escapeHtml(text)}</span>`,
      // Without the comma, the year would be read as a size.
      font: "Brygada 1918,",
      fontfile: FONT,
      width: PANEL - MARGIN - 40,
      wrap: "word-char",
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
}

/** Background, the map beside it, and our flag. */
function ground(map: string): string {
  const flag = `<g transform="translate(${MARGIN - 12} ${HEIGHT - MARGIN - 36}) scale(1.2)" fill="none" stroke="${INK}" stroke-width="2.4"><path d="M13.5 3v19"/><path d="M12.3 3H27v11.5H12.3z" fill="${SIGNAL}" stroke="none"/><circle cx="13.5" cy="26" r="3.8"/></g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#fff"/>${map}<path d="M${PANEL}.5 0V${HEIGHT}" stroke="${INK}" stroke-width="1"/>${flag}</svg>`;
}

/** The right side: land, state lines and the first clusters as circles. */
function mapOf(outliner: Outliner, { bounds, first }: CompanyMeta): string {
  if (!bounds) return "";
  const [west, south, east, north] = bounds;
  const x = Math.max(MIN_SPAN_DEGREES, (east - west) * AROUND);
  const y = Math.max(MIN_SPAN_DEGREES, (north - south) * AROUND);
  const svg = outliner.render({
    bounds: { west: west - x, south: south - y, east: east + x, north: north + y },
    width: WIDTH - PANEL,
    height: HEIGHT,
    clusters: (first?.clusters ?? []).map(([longitude, latitude, count]) => ({ longitude, latitude, count })),
  });
  // The drawing's named colors are meant for pages; numbers would need a font that not every server has.
  const plain = svg
    .replaceAll(/var\([\w-]+,(#[0-9a-f]+)\)/gi, "$1")
    .replaceAll(/<text[^>]*>[^<]*<\/text>/g, "")
    .replace('width="100%" height="100%"', `x="${PANEL}" y="0" width="${WIDTH - PANEL}" height="${HEIGHT}"`);
  return plain;
}
