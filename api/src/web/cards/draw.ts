import { type Outliner, writeOutline } from "@jobmap/widget/outline";
import { xmlText } from "../../feeds/xml.ts";
import { Html, html } from "../embed/html.ts";
import type { CardFacts } from "./facts.ts";

export const CARD_THEMES = ["auto", "light", "dark"] as const;
export type CardTheme = (typeof CARD_THEMES)[number];

/** In CSS pixels. */
export const CARD_SIZE = { width: 480, height: 180 } as const;
const MAP_WIDTH = 168;
/** The largest radius of a dot on it. */
const DOT = 8;
const { width: WIDTH, height: HEIGHT } = CARD_SIZE;
const MARGIN = 20;
/** Between the room of the texts and the map, where a letter wider than others may end; what is wider still is cut. */
const GAP = 16;
/** Land around the jobs, in degrees at least, and as a share of where they are. */
const MIN_AROUND_DEGREES = 0.6;
const AROUND = 0.12;

/** Mean width of a letter, as a share of its size: pictures cannot measure text, and no server may need fonts. */
const LETTER = { serif: 0.62, sans: 0.52 } as const;

const LIGHT = `--ink:#10242c;--ink-2:#3b515a;--paper:#fff;--line:#76888f;--signal:#a8116b;--jm-map-water:#f3f8f9;--jm-map-land:#f8f3e2;--jm-map-abroad:#eef0ea;--jm-map-coast:#49697a;--jm-map-state:#6e6647;--jm-signal:#a8116b;--jm-signal-soft:#fbe8f3;--jm-ink:#10242c`;
const DARK = `--ink:#e8efef;--ink-2:#b5c4c8;--paper:#111c21;--line:#6f848c;--signal:#ff86c4;--jm-map-water:#0b151a;--jm-map-land:#23291f;--jm-map-abroad:#161e20;--jm-map-coast:#7493a0;--jm-map-state:#8b8a6d;--jm-signal:#ff86c4;--jm-signal-soft:#38142a;--jm-ink:#e8efef`;

const COLORS: Readonly<Record<CardTheme, string>> = {
  light: `svg{${LIGHT}}`,
  dark: `svg{${DARK}}`,
  auto: `svg{${LIGHT}}@media(prefers-color-scheme:dark){svg{${DARK}}}`,
};
const STYLES = `.t{font:600 22px Georgia,"Times New Roman",serif;fill:var(--ink)}.l{font:15px system-ui,"Segoe UI",Helvetica,Arial,sans-serif;fill:var(--ink-2)}.p{font:600 16px system-ui,"Segoe UI",Helvetica,Arial,sans-serif;fill:var(--signal)}.s{font:13px system-ui,"Segoe UI",Helvetica,Arial,sans-serif;fill:var(--ink-2)}`;

/**
 * A card as SVG, which works as a picture anywhere: it loads nothing, and its texts are cut where they would not fit.
 * @param outliner null where the base map is not built: the card then has no map
 */
export function drawCard(facts: CardFacts, theme: CardTheme, outliner: Outliner | null): string {
  const description = xmlText(facts.description);
  const map = outliner ? mapOf(facts, outliner) : null;
  const room = WIDTH - 2 * MARGIN - (map ? MAP_WIDTH : 0);
  const titles = wrapped(xmlText(facts.title), Math.floor(room / (22 * LETTER.serif)));
  const letters = Math.floor(room / (15 * LETTER.sans));
  let y = MARGIN + 20;
  const line = (kind: string, text: string, step: number) => {
    const drawn = html`<text class="${kind}" x="${MARGIN}" y="${y}">${xmlText(text)}</text>`;
    y += step;
    return drawn;
  };
  const texts = [
    ...titles.map((text) => line("t", cut(text, Math.floor(room / (22 * LETTER.serif))), 26)),
    ...facts.lines.map((text) => line("l", cut(text, letters), 21)),
  ];
  if (facts.pay !== "") {
    y += 3;
    texts.push(line("p", cut(facts.pay, letters), 21));
  }
  return html`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${description}"><title>${description}</title><style>${new Html(COLORS[theme] + STYLES)}</style><rect x=".5" y=".5" width="${WIDTH - 1}" height="${HEIGHT - 1}" rx="6" fill="var(--paper)" stroke="var(--line)"/>${map}<svg width="${MARGIN + room + GAP}" height="${HEIGHT}">${texts}</svg>${SIGN}</svg>`
    .text;
}

/** The flag and our name, at the foot. */
const SIGN = html`<g transform="translate(${MARGIN - 4} ${HEIGHT - 34}) scale(.62)" fill="none" stroke="var(--ink)" stroke-width="2.4"><path d="M13.5 3v19"/><path d="M12.3 3H27v11.5H12.3z" fill="var(--signal)" stroke="none"/><circle cx="13.5" cy="26" r="3.8"/></g><text class="s" x="${MARGIN + 18}" y="${HEIGHT - 18}">Jobmap</text>`;

/** Land, state lines and circles at the right edge. */
function mapOf({ bounds, clusters }: CardFacts, outliner: Outliner): Html | null {
  if (!bounds) return null;
  const [west, south, east, north] = bounds;
  const x = Math.max(MIN_AROUND_DEGREES, (east - west) * AROUND);
  const y = Math.max(MIN_AROUND_DEGREES, (north - south) * AROUND);
  const left = WIDTH - MAP_WIDTH;
  const { marks, ...land } = outliner.trace({
    bounds: { west: west - x, south: south - y, east: east + x, north: north + y },
    width: MAP_WIDTH - 1,
    height: HEIGHT - 2,
    clusters: [...clusters],
  });
  const placed = writeOutline({ ...land, marks: [] }).replace(
    'width="100%" height="100%"',
    `x="${left}" y="1" width="${MAP_WIDTH - 1}" height="${HEIGHT - 2}"`,
  );
  // A job far from the others, which the map's frame leaves out.
  const isInside = ([dotX, dotY]: (typeof marks)[number]) =>
    dotX > DOT && dotX < MAP_WIDTH - DOT && dotY > DOT && dotY < HEIGHT - DOT;
  const dots = marks
    .filter(isInside)
    .map(
      ([dotX, dotY, count]) =>
        html`<circle cx="${left + dotX}" cy="${1 + dotY}" r="${(3 + Math.log10(count) * 1.5).toFixed(1)}"/>`,
    );
  return html`<g aria-hidden="true">${new Html(placed)}<g fill="var(--signal)" stroke="var(--paper)">${dots}</g><path d="M${left}.5 1V${HEIGHT - 1}" stroke="var(--line)"/></g>`;
}

/** Letters that are as wide as they are high, such as Chinese, Japanese and Korean ones, and pictures. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff01-\uff60\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;

/** How many of the signs are no wider than so many letters. */
function fitting(signs: readonly string[], letters: number): number {
  let width = 0;
  const over = signs.findIndex((sign) => {
    width += WIDE.test(sign) ? 2 : 1;
    return width > letters;
  });
  return over === -1 ? signs.length : over;
}

/** Two lines at most, broken between words. */
function wrapped(text: string, letters: number): string[] {
  const signs = [...text];
  const fit = fitting(signs, letters);
  if (fit === signs.length) return [text];
  const space = signs.lastIndexOf(" ", fit);
  const at = space > fit / 3 ? space : fit;
  return [signs.slice(0, at).join(""), signs.slice(at).join("").trim()];
}

function cut(text: string, letters: number): string {
  const signs = [...text];
  const fit = fitting(signs, letters);
  return fit === signs.length
    ? text
    : `${signs
        .slice(0, fit - 1)
        .join("")
        .trimEnd()}…`;
}
