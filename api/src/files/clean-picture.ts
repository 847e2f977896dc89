import sharp from "sharp";
import { ApiError } from "../errors/api-error.ts";
import { isPolyglot, type PictureType, pictureTypeOf, WRONG_PICTURE } from "./type-of.ts";

/** Pixels of a picture at most: a small file can claim billions. */
const MOST_PIXELS = 50_000_000;
/** Stored pictures are at most this long and wide. */
const LONGEST_SIDE = 4_096;
/** Longest time for one picture, in seconds. */
const PATIENCE = 20;
/** Pictures at once. Each can need four bytes a pixel. */
const AT_ONCE = 2;

sharp.cache(false);
sharp.concurrency(1);

export interface Picture {
  readonly bytes: Buffer;
  readonly type: PictureType;
}

/**
 * A picture drawn anew from its pixels: upright, of a sensible size, and with nothing else in it. What came with it (places,
 * cameras, comments, other files) is gone.
 * @throws ApiError under `field`: `unsupported_media_type` for other types and polyglots, `payload_too_large` for too many
 * pixels, `invalid_input` for what cannot be drawn
 */
export async function cleanPicture(bytes: Buffer, field: string): Promise<Picture> {
  const type = pictureTypeOf(bytes);
  if (!type || isPolyglot(bytes)) throw refusal("unsupported_media_type", field, WRONG_PICTURE);
  return inTurn(async () => {
    try {
      const drawn = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error" })
        .timeout({ seconds: PATIENCE })
        .autoOrient()
        .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: "inside", withoutEnlargement: true })
        .toColourspace("srgb");
      const done = type === "image/png" ? drawn.png({ compressionLevel: 8 }) : drawn.jpeg({ quality: 86 });
      return { bytes: await done.toBuffer(), type };
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
