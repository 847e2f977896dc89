/**
 * Creates the product's font subsets from the Fontsource packages. Run it after changing a range:
 *
 *     node webapp/src/ui/fonts/subset.ts
 *
 * Archivo is cut twice. Text needs one width and every letter of western Europe; pins and town names on the map need the narrow widths and
 * few letters. The browser fetches the narrow one only where `font-stretch` asks for it. The last is for the server, which writes on the
 * pictures of shared pages.
 */
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subset from "subset-font";

const require = createRequire(import.meta.url);

function characters(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join("");
}

const ASCII = characters(0x20, 0x7e);
const LATIN_1 = characters(0xa0, 0xff);
const PUNCTUATION = "–—‘’“”•…′″−×←→↑↓½¼¾€ŒœŠšŽžŸ\u2009\u2011\u202f";
const TEXT = ASCII + LATIN_1 + PUNCTUATION;

const CUTS = [
  {
    file: "archivo-text.woff2",
    from: "@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2",
    text: TEXT,
    axes: { wght: { min: 400, max: 700 }, wdth: 100 },
  },
  {
    file: "archivo-narrow.woff2",
    from: "@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2",
    text: `${ASCII}–—’áéíóúüñŃ`,
    axes: { wght: { min: 400, max: 700 }, wdth: { min: 75, max: 88 } },
  },
  {
    file: "brygada-1918.woff2",
    from: "@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2",
    text: TEXT,
    axes: { wght: { min: 400, max: 600 } },
  },
  {
    file: "brygada-1918-italic.woff2",
    from: "@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-italic.woff2",
    text: TEXT,
    axes: { wght: 400 },
  },
  {
    file: "../../../../api/src/web/pictures/brygada-1918.ttf",
    from: "@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2",
    text: TEXT,
    axes: { wght: 500 },
    format: "sfnt",
  },
] as const;

for (const cutting of CUTS) {
  const { file, from, text, axes } = cutting;
  const source = await readFile(require.resolve(from));
  const cut = await subset(source, text, {
    targetFormat: "format" in cutting ? cutting.format : "woff2",
    variationAxes: axes,
  });
  await writeFile(new URL(file, import.meta.url), cut);
}
for (const family of ["archivo", "brygada-1918"]) {
  const license = require.resolve(`@fontsource-variable/${family}/LICENSE`);
  await copyFile(license, new URL(`OFL-${family}.txt`, import.meta.url));
}
