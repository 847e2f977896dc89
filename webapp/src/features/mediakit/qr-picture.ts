import { encode } from "uqr";
import { t } from "#text";

/** Quiet zone around a code in modules, required by scanners. */
const QUIET = 4;

/**
 * A code's size including its quiet zone, in modules, and its dark modules as a path. Error correction level M tolerates a stain or a fold.
 */
function codeOf(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: "M", border: QUIET });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return { size, path };
}

/** A QR code as a complete SVG document, black on white. `width` in pixels. */
export function qrSvg(text: string, width = 1024): string {
  const { size, path } = codeOf(text);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}h-${size}z"/><path d="${path}"/></svg>`;
}

/** Characters per line of a company's name on the poster, and number of lines. */
const LETTERS = 20;
const MAX_LINES = 4;

/** A poster for a door or a table: name, code and address, as a complete SVG document with the aspect ratio of a sheet of paper. */
export function posterSvg({ name, address }: { name: string; address: string }): string {
  const { size, path } = codeOf(address);
  const lines = linesOf(name);
  const top = 330 + lines.length * 120;
  const spot = Math.min(960, 1_480 - top);
  const shown = address.replace(/^https?:\/\//, "");
  // An address that is too long for the line gets smaller type; it is never cut, since people type it.
  const small = Math.min(40, 1_900 / shown.length);
  const words = (y: number, fontSize: number, text: string, more = "") =>
    `<text x="620" y="${y}" font-size="${fontSize}" text-anchor="middle"${more}>${escaped(text)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1240" height="1754" viewBox="0 0 1240 1754" font-family="Georgia, 'Times New Roman', serif" fill="#10242c">
<path fill="#fff" d="M0 0h1240v1754h-1240z"/><path fill="none" stroke="#10242c" stroke-width="4" d="M60 60h1120v1634h-1120z"/>
${words(210, 56, t`We are hiring`)}
${lines.map((line, at) => words(350 + at * 120, 104, line, ' font-weight="bold"')).join("\n")}
<path transform="translate(${(1240 - spot) / 2} ${top}) scale(${spot / size})" shape-rendering="crispEdges" d="${path}"/>
${words(top + spot + 80, 44, t`Our open jobs, on a map`)}
${words(top + spot + 150, small, shown, ' font-family="sans-serif"')}
</svg>`;
}

/** Breaks words into lines; text that does not fit ends with an ellipsis. */
function linesOf(name: string): string[] {
  const lines: string[] = [];
  for (const word of name.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= LETTERS)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word.length > LETTERS ? `${word.slice(0, LETTERS - 1)}…` : word);
  }
  return lines.length > MAX_LINES ? [...lines.slice(0, MAX_LINES - 1), `${lines[MAX_LINES - 1]}…`] : lines;
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
