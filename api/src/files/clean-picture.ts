import sharp, { type Sharp } from "sharp";
import { ApiError } from "../errors/api-error.ts";
import { isPolyglot, type PictureType, pictureTypeOf, WRONG_PICTURE } from "./type-of.ts";

/** Pixels of a picture at most: a small file can claim billions. */
const MOST_PIXELS = 50_000_000;
/** Stored pictures are at most this long and wide. */
const LONGEST_SIDE = 4_096;
/** A smaller size is worth its file when the larger one is so many times as long. */
const HARDLY = 1.25;
/** Longest time for one picture, in seconds. */
const PATIENCE = 20;
/** Pictures at once. Each can need four bytes a pixel. */
const AT_ONCE = 2;

const WRONG_WEB_PICTURE = "Please upload only jpeg, png or webp pictures.";

sharp.cache(false);
sharp.concurrency(1);

export interface Picture {
  readonly bytes: Buffer;
  readonly type: PictureType;
}
/** A picture for pages, with its size in pixels. */
export interface WebPicture extends Picture {
  readonly width: number;
  readonly height: number;
}

/**
 * A picture drawn anew from its pixels: upright, of a sensible size, and with nothing else in it. What came with it (places,
 * cameras, comments, other files) is gone.
 * @throws ApiError under `field`: `unsupported_media_type` for other types and polyglots, `payload_too_large` for too many
 * pixels, `invalid_input` for what cannot be drawn
 */
export async function cleanPicture(bytes: Buffer, field: string): Promise<Picture> {
  const type = pictureTypeOf(bytes);
  if (!type || type === "image/webp" || isPolyglot(bytes))
    throw refusal("unsupported_media_type", field, WRONG_PICTURE);
  return drawing(field, async () => {
    const drawn = within(bytes, LONGEST_SIDE);
    const done = type === "image/png" ? drawn.png({ compressionLevel: 8 }) : drawn.jpeg({ quality: 86 });
    return { bytes: await done.toBuffer(), type };
  });
}

/**
 * The same for pictures on pages: as WebP, which all browsers show, once for each of `sides` pixels at most, the largest first. A size
 * that would hardly be smaller than the one before is left out.
 * @throws ApiError as {@link cleanPicture} does
 */
export async function webPictures(
  bytes: Buffer,
  field: string,
  sides: readonly [number, ...number[]],
): Promise<[WebPicture, ...WebPicture[]]> {
  if (!pictureTypeOf(bytes) || isPolyglot(bytes))
    throw refusal("unsupported_media_type", field, WRONG_WEB_PICTURE);
  return drawing(field, async () => {
    const [largest, ...smaller] = sides;
    const pictures: [WebPicture, ...WebPicture[]] = [await asWebP(bytes, largest)];
    for (const side of smaller) {
      const { width, height } = pictures.at(-1) ?? pictures[0];
      if (Math.max(width, height) > side * HARDLY) pictures.push(await asWebP(bytes, side));
    }
    return pictures;
  });
}

async function asWebP(bytes: Buffer, side: number): Promise<WebPicture> {
  const { data, info } = await within(bytes, side)
    .webp({ quality: 86, smartSubsample: true })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, type: "image/webp", width: info.width, height: info.height };
}

/** Its pixels alone, upright, no longer or wider than that. */
function within(bytes: Buffer, side: number): Sharp {
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error" })
    .timeout({ seconds: PATIENCE })
    .autoOrient()
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb");
}

function drawing<T>(field: string, draw: () => Promise<T>): Promise<T> {
  return inTurn(async () => {
    try {
      return await draw();
    } catch (error) {
      if (error instanceof Error && /pixel limit/i.test(error.message))
        throw refusal("payload_too_large", field, "This picture has too many pixels: at most 50 million.");
      throw refusal(
        "invalid_input",
        field,
        "This picture cannot be read. Please save it again and try once more.",
      );
    }
  });
}

const refusal = (
  code: "unsupported_media_type" | "payload_too_large" | "invalid_input",
  field: string,
  message: string,
) => new ApiError(code, message, { [field]: message });

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}
