import { speaksOtherLanguages } from "./polyglot.ts";

/**
 * Video types that we accept, with the file extension that we give them. They are served unchanged: we have no re-encoder for
 * them.
 */
export const VIDEO_ENDINGS = { "video/mp4": "mp4", "video/webm": "webm" } as const;
export type VideoType = keyof typeof VIDEO_ENDINGS;

/** The type of a video by its complete structure; undefined for a file that only starts like one. */
export function videoTypeOf(bytes: Buffer): VideoType | undefined {
  if (isMp4(bytes)) return "video/mp4";
  return isWebM(bytes) ? "video/webm" : undefined;
}

/** A part of a file: its type, and the range of its content. */
interface Part {
  readonly type: string;
  readonly from: number;
  readonly to: number;
}

/** Maximum number of parts inspected, of a file or of a part. */
const MAX_PARTS = 20_000;

// MP4: boxes in boxes (ISO 14496-12).

/** Brands that browsers play, as the first box names them. */
const BRANDS = /^(?:isom|iso[2-9]|mp4[12]|avc1|M4V |dash)$/;
/** Boxes that a file consists of. */
const TOP_LEVEL: ReadonlySet<string> = new Set(
  "ftyp,styp,moov,mdat,moof,mfra,free,skip,wide,meta,meco,uuid,sidx,ssix,pdin,udta,prft,emsg,imda".split(","),
);

/** Boxes from the first byte to the last, with a brand that browsers play, a video track, and pictures. */
function isMp4(bytes: Buffer): boolean {
  const boxes = boxesIn(bytes, 0, bytes.length);
  const [first] = boxes ?? [];
  if (!boxes || first?.type !== "ftyp" || !hasBrand(bytes, first)) return false;
  const movie = boxes.find(({ type }) => type === "moov");
  return (
    movie !== undefined &&
    boxes.every(({ type }) => TOP_LEVEL.has(type)) &&
    boxes.some(({ type, from, to }) => type === "mdat" && to > from) &&
    boxes.every(({ type, from, to }) => type === "mdat" || !speaksOtherLanguages(bytes.subarray(from, to))) &&
    (boxesIn(bytes, movie.from, movie.to) ?? []).some(
      (box) => box.type === "trak" && isVideoTrack(bytes, box),
    )
  );
}

function hasBrand(bytes: Buffer, { from, to }: Part): boolean {
  if (to - from < 8 || to - from > 1_024) return false;
  // The major brand, a version that says nothing, and the compatible ones.
  for (let at = from; at + 4 <= to; at += 4)
    if (at !== from + 4 && BRANDS.test(bytes.toString("latin1", at, at + 4))) return true;
  return false;
}

function isVideoTrack(bytes: Buffer, track: Part): boolean {
  const media = (boxesIn(bytes, track.from, track.to) ?? []).find(({ type }) => type === "mdia");
  const handler = media && (boxesIn(bytes, media.from, media.to) ?? []).find(({ type }) => type === "hdlr");
  return handler !== undefined && bytes.toString("latin1", handler.from + 8, handler.from + 12) === "vide";
}

/** Boxes that fill a range exactly; undefined where they do not. */
function boxesIn(bytes: Buffer, from: number, to: number): Part[] | undefined {
  const boxes: Part[] = [];
  for (let at = from; at < to; ) {
    if (at + 8 > to || boxes.length === MAX_PARTS) return undefined;
    const size = bytes.readUInt32BE(at);
    const isLong = size === 1;
    if (isLong && at + 16 > to) return undefined;
    const head = isLong ? 16 : 8;
    const end = size === 0 ? to : at + (isLong ? Number(bytes.readBigUInt64BE(at + 8)) : size);
    if (end < at + head || end > to) return undefined;
    boxes.push({ type: bytes.toString("latin1", at + 4, at + 8), from: at + head, to: end });
    at = end;
  }
  return boxes;
}

// WebM: elements in elements (RFC 8794, RFC 9559).

const [EBML, DOC_TYPE, SEGMENT, TRACKS] = ["1a45dfa3", "4282", "18538067", "1654ae6b"];
const [TRACK_ENTRY, TRACK_TYPE, CLUSTER] = ["ae", "83", "1f43b675"];
const VIDEO_TRACK = 1;

/** A header that names WebM, and a segment with a non-empty video track. */
function isWebM(bytes: Buffer): boolean {
  const [head, segment] = elementsIn(bytes, 0, bytes.length);
  if (head?.type !== EBML || segment?.type !== SEGMENT) return false;
  const docType = childOf(bytes, head, DOC_TYPE);
  if (!docType || bytes.toString("latin1", docType.from, docType.to).replace(/\0+$/, "") !== "webm")
    return false;
  const tracks = childOf(bytes, segment, TRACKS);
  return (
    tracks !== undefined && childOf(bytes, segment, CLUSTER) !== undefined && hasVideoTrack(bytes, tracks)
  );
}

function hasVideoTrack(bytes: Buffer, tracks: Part): boolean {
  for (const entry of elementsIn(bytes, tracks.from, tracks.to)) {
    const type = entry.type === TRACK_ENTRY ? childOf(bytes, entry, TRACK_TYPE) : undefined;
    if (type && type.to - type.from === 1 && bytes[type.from] === VIDEO_TRACK) return true;
  }
  return false;
}

function childOf(bytes: Buffer, parent: Part, type: string): Part | undefined {
  for (const element of elementsIn(bytes, parent.from, parent.to)) if (element.type === type) return element;
  return undefined;
}

/** Elements of a range, up to the first invalid one. A live recording does not state its length: it extends to the end. */
function* elementsIn(bytes: Buffer, from: number, to: number): Generator<Part> {
  let count = 0;
  for (let at = from; at < to && count < MAX_PARTS; count++) {
    const idLength = lengthOfNumber(bytes[at]);
    const sizeAt = at + idLength;
    const sizeLength = lengthOfNumber(bytes[sizeAt]);
    const start = sizeAt + sizeLength;
    if (idLength > 4 || sizeLength > 8 || start > to) return;
    const size = numberAt(bytes, sizeAt, sizeLength);
    const end = size === undefined ? to : start + size;
    if (end > to) return;
    yield { type: bytes.toString("hex", at, sizeAt), from: start, to: end };
    at = end;
  }
}

/** Length of a number in bytes, given by the zeros before its first set bit; 9 for none. */
const lengthOfNumber = (first = 0) => Math.clz32(first) - 23;

/** A number without the bit that marks its length; undefined for all ones, which means an unknown length. */
function numberAt(bytes: Buffer, at: number, length: number): number | undefined {
  let value = BigInt((bytes[at] ?? 0) & (0xff >> length));
  for (let i = 1; i < length; i++) value = value * 256n + BigInt(bytes[at + i] ?? 0);
  return value === 2n ** BigInt(7 * length) - 1n ? undefined : Number(value);
}
