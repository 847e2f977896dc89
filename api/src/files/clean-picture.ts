import { ApiError } from "../errors/api-error.ts";
import type { Requester } from "../processes/fair-queue.ts";
import type { FileReaders, FileTask } from "./file-readers.ts";
import { MAX_PICTURE_PIXELS, MAX_PICTURE_SIDE } from "./picture-limits.ts";
import { isPolyglot } from "./polyglot.ts";
import type { DrawnPicture } from "./reader/messages.ts";
import { type FileBytes, inspect } from "./spool.ts";
import { type PictureType, pictureTypeOf, WRONG_PICTURE } from "./type-of.ts";

/** Maximum width and height of stored pictures, in pixels. */
const MAX_SIDE_PX = 4_096;

const WRONG_WEB_PICTURE = "Please upload only jpeg, png or webp pictures.";

export interface Picture {
  readonly bytes: Buffer;
  readonly type: PictureType;
}
/** A picture for pages, with its size in pixels. */
export interface WebPicture extends Picture {
  readonly width: number;
  readonly height: number;
}

/** How an upload is named in errors, and for whom it is read. */
export interface PictureUpload {
  readonly bytes: FileBytes;
  /** The form field, for error messages. */
  readonly field: string;
  readonly requester: Requester;
}

/**
 * Re-encodes a picture from its pixels: upright, of a reasonable size, and without metadata (places, cameras, comments, embedded
 * files).
 * @throws ApiError under the field: `unsupported_media_type` for other types and polyglots, `payload_too_large` for too many
 * pixels, `invalid_input` for a picture that cannot be decoded or takes too long; `unavailable` when too many pictures are
 * waiting
 */
export async function cleanPicture(readers: FileReaders, upload: PictureUpload): Promise<Picture> {
  const { bytes, field } = upload;
  const type = await inspect(bytes, pureTypeOf);
  if (!type || type === "image/webp") throw refusal("unsupported_media_type", field, WRONG_PICTURE);
  const [drawn] = await draw(readers, upload, { kind: "picture", bytes, as: type, sides: [MAX_SIDE_PX] });
  return { bytes: Buffer.from(drawn.bytes), type };
}

/**
 * The same for pictures on pages: as WebP, which all browsers support, once for each maximum size in `sides`, the largest first.
 * A size that would hardly be smaller than the previous one is skipped.
 * @throws ApiError as {@link cleanPicture} does
 */
export async function webPictures(
  readers: FileReaders,
  upload: PictureUpload,
  sides: readonly [number, ...number[]],
): Promise<[WebPicture, ...WebPicture[]]> {
  const { bytes, field } = upload;
  if (!(await inspect(bytes, pureTypeOf))) throw refusal("unsupported_media_type", field, WRONG_WEB_PICTURE);
  const [first, ...rest] = await draw(readers, upload, {
    kind: "picture",
    bytes,
    as: "image/webp",
    sides: [...sides],
  });
  return [asWebPicture(first), ...rest.map(asWebPicture)];
}

/** The type of a picture that is nothing else as well. */
const pureTypeOf = (whole: Buffer): PictureType | undefined =>
  isPolyglot(whole) ? undefined : pictureTypeOf(whole);

const asWebPicture = ({ bytes, width, height }: DrawnPicture): WebPicture => ({
  bytes: Buffer.from(bytes),
  type: "image/webp",
  width,
  height,
});

async function draw(
  readers: FileReaders,
  { field, requester }: PictureUpload,
  task: FileTask,
): Promise<[DrawnPicture, ...DrawnPicture[]]> {
  const answer = await readers.read(task, requester);
  if ("pictures" in answer) return answer.pictures;
  if ("problem" in answer && answer.problem === "too_many_pixels")
    throw refusal("payload_too_large", field, TOO_MANY_PIXELS);
  throw refusal(
    "invalid_input",
    field,
    "stopped" in answer
      ? "This image is too complex. Please save it as a standard JPEG and retry."
      : "This image could not be read. Save it again, then try again.",
  );
}

const TOO_MANY_PIXELS = `This image is too large: at most ${MAX_PICTURE_PIXELS / 1_000_000} megapixels, and ${MAX_PICTURE_SIDE.toLocaleString("en-US")} pixels per side.`;

const refusal = (
  code: "unsupported_media_type" | "payload_too_large" | "invalid_input",
  field: string,
  message: string,
) => new ApiError(code, message, { [field]: message });
