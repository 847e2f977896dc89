import sharp, { type Sharp } from "sharp";
import { MAX_PICTURE_PIXELS, MAX_PICTURE_SIDE } from "../picture-limits.ts";
import type { DrawnPicture, ReaderAnswer, ReaderTask } from "./messages.ts";

/** A smaller size is stored only if the larger one is at least this many times as long. */
const WORTH_A_SIZE = 1.25;

sharp.cache(false);
sharp.concurrency(1);

type PictureTask = Extract<ReaderTask, { kind: "picture" }>;

/** Re-encodes a picture from its pixels, upright, once per size; nothing else in the file is kept. */
export async function drawPicture({ bytes, as, sides }: PictureTask): Promise<ReaderAnswer> {
  try {
    if (await isTooLarge(bytes)) return { problem: "too_many_pixels" };
    const [largest, ...smaller] = sides;
    // The file is decoded once; smaller sizes are made from the largest.
    const { data, info } = await within(sharp(bytes, OPTIONS).autoOrient(), largest)
      .toColorspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const drawn = () => sharp(data, { raw: { width, height, channels } });
    const pictures: [DrawnPicture, ...DrawnPicture[]] = [await encoded(drawn(), as)];
    for (const side of smaller) {
      const last = pictures.at(-1) ?? pictures[0];
      if (Math.max(last.width, last.height) > side * WORTH_A_SIZE)
        pictures.push(await encoded(within(drawn(), side), as));
    }
    return { pictures };
  } catch {
    return { problem: "broken" };
  }
}

const OPTIONS = { failOn: "error", limitInputPixels: MAX_PICTURE_PIXELS } as const;

/** Reads only the header: nothing is decoded for this. */
async function isTooLarge(bytes: Uint8Array): Promise<boolean> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return Math.max(width, height) > MAX_PICTURE_SIDE || width * height > MAX_PICTURE_PIXELS;
}

const within = (picture: Sharp, side: number): Sharp =>
  picture.resize({ width: side, height: side, fit: "inside", withoutEnlargement: true });

async function encoded(picture: Sharp, as: PictureTask["as"]): Promise<DrawnPicture> {
  const written =
    as === "image/webp"
      ? picture.webp({ quality: 86, smartSubsample: true, effort: 3 })
      : as === "image/png"
        ? picture.png({ compressionLevel: 6 })
        : picture.jpeg({ quality: 86 });
  const { data, info } = await written.toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}
