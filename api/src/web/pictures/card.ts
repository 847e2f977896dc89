import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Outliner, openOutliner } from "@jobmap/widget/outline";
import sharp from "sharp";
import { fontFolders } from "../../gateways/resumes/fonts.ts";
import { escapeHtml } from "../../sanitize/html.ts";

/** The size that social networks expect. */
export const SOCIAL_SIZE = { width: 1_200, height: 630 } as const;
const { width: WIDTH, height: HEIGHT } = SOCIAL_SIZE;
/** The text is on the left, the map on the right. */
const PANEL = 500;
const MARGIN = 56;
const GAP = 28;
/** Share of the map left free around the jobs, and its minimum in degrees: a single town is shown with its coasts. */
const AROUND = 0.08;
const MIN_SPAN_DEGREES = 2;
const FONT = fileURLToPath(new URL("brygada-1918.ttf", import.meta.url));
const INK = "#10242c";
const SIGNAL = "#a8116b";
const SIGNAL_SIZE = 40;
/** Characters of that size that stand in one line. */
const SIGNAL_FITS = 18;
const QUIET_SIZE = 28;
/** A longer title is cut: it would run into our name below. */
const MAX_TITLE_LENGTH = 90;

/** What a picture shows. */
export interface Card {
  readonly title: string;
  /** The line that stands out: pay, or a number of jobs. */
  readonly loud: string;
  /** Below it, such as the employer and the place. */
  readonly quiet?: string;
  readonly map: CardMap | null;
}

/** The land around jobs, with circles where they are. */
export interface CardMap {
  readonly bounds: readonly [west: number, south: number, east: number, north: number];
  readonly clusters: readonly {
    readonly longitude: number;
    readonly latitude: number;
    readonly count: number;
  }[];
}

/**
 * Draws cards as PNG, with our own fonts and map: it loads nothing from other hosts, and a server without fonts draws the same. Lines
 * are set in the direction of their script. Works in the threads of sharp, beside the event loop. Without a base map it draws no land.
 * @param folder of the built base map
 */
export function cardDrawer(folder: string): (card: Card) => Promise<Buffer> {
  let outliner: Outliner | undefined;
  const land = (map: CardMap | null): string => {
    if (!map) return "";
    try {
      outliner ??= openOutliner(folder);
    } catch {
      return "";
    }
    return landOf(outliner, map);
  };
  return async ({ title, loud, quiet = "", map }) => {
    await loadFonts();
    const name = cut(title, MAX_TITLE_LENGTH);
    const [head, below, last, sign] = await Promise.all([
      words(name, INK, sizeOf(name)),
      words(loud, SIGNAL, loud.length > SIGNAL_FITS ? SIGNAL_SIZE * 0.8 : SIGNAL_SIZE),
      words(quiet && cut(quiet, MAX_TITLE_LENGTH), INK, QUIET_SIZE),
      words("Jobmap", INK, 34),
    ]);
    const lines = [head, below, last].filter((line) => line !== null);
    let top = MARGIN;
    const placed = lines.map((line) => {
      const at = { input: line.data, left: MARGIN, top };
      top += line.info.height + GAP;
      return at;
    });
    const fits = placed.filter(({ top: at }, i) => at + (lines[i]?.info.height ?? 0) < HEIGHT - 2 * MARGIN);
    const signed = sign && {
      input: sign.data,
      left: MARGIN + 36,
      top: HEIGHT - MARGIN - sign.info.height + 4,
    };
    return sharp(Buffer.from(ground(land(map))))
      .composite([...fits, ...(signed ? [signed] : [])])
      .png({ palette: true, colors: 128 })
      .toBuffer();
  };
}

function sizeOf(title: string): number {
  if (title.length < 32) return 60;
  return title.length < 60 ? 46 : 36;
}

/** At most so many characters, with an ellipsis where something is missing. */
function cut(text: string, length: number): string {
  const characters = [...new Intl.Segmenter("en").segment(text)].map(({ segment }) => segment);
  return characters.length > length ? `${characters.slice(0, length - 1).join("")}…` : text;
}

let fonts: Promise<unknown> | undefined;

/** Makes the fonts of other scripts known, which the lines fall back to: one line is drawn with each. */
function loadFonts(): Promise<unknown> {
  fonts ??= Promise.all(
    fontFolders()
      .filter((folder) => /noto|fonts$/.test(folder))
      .flatMap((folder) => fontFiles(folder))
      .map((file) => sharp({ text: { text: "Jobmap", fontfile: file } }).metadata()),
  );
  return fonts;
}

function fontFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return fontFiles(join(folder, entry.name));
    return /\.(ttf|otf)$/i.test(entry.name) ? [join(folder, entry.name)] : [];
  });
}

/** A text as a picture, wrapped to the width of the panel; null for an empty one. */
async function words(text: string, color: string, size: number) {
  // Pango draws nothing of control characters, and refuses what is nothing else.
  const clean = text
    .toWellFormed()
    .replaceAll(/\p{Cc}+/gu, " ")
    .trim();
  if (clean === "") return null;
  return sharp({
    text: {
      text: `<span foreground="${color}" size="${size}pt">${escapeHtml(clean)}</span>`,
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

/** The right side: land, state lines and the jobs as circles. */
function landOf(outliner: Outliner, { bounds, clusters }: CardMap): string {
  const [west, south, east, north] = bounds;
  const x = Math.max(MIN_SPAN_DEGREES, (east - west) * AROUND);
  const y = Math.max(MIN_SPAN_DEGREES, (north - south) * AROUND);
  const svg = outliner.render({
    bounds: { west: west - x, south: south - y, east: east + x, north: north + y },
    width: WIDTH - PANEL,
    height: HEIGHT,
    clusters,
  });
  // The drawing's named colors are meant for pages; numbers would need a font that not every server has.
  return svg
    .replaceAll(/var\([\w-]+,(#[0-9a-f]+)\)/gi, "$1")
    .replaceAll(/<text[^>]*>[^<]*<\/text>/g, "")
    .replace('width="100%" height="100%"', `x="${PANEL}" y="0" width="${WIDTH - PANEL}" height="${HEIGHT}"`);
}
