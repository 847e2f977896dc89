/** Videos as people upload them, made from scratch: their structure is whole, their pictures are not. */

function box(type: string, ...content: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(content.map((part) => Buffer.from(part)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, body]);
}

export interface Mp4Parts {
  readonly brand?: string;
  readonly compatible?: string;
  readonly handler?: string;
  /** Between the head and the pictures. */
  readonly between?: Buffer;
  readonly pictures?: Buffer;
}

/** An MP4 with one track. */
export function mp4({
  brand = "isom",
  compatible = "mp42",
  handler = "vide",
  between = Buffer.alloc(0),
  pictures = Buffer.alloc(64),
}: Mp4Parts = {}): Buffer {
  return Buffer.concat([
    box("ftyp", brand, Buffer.alloc(4), compatible),
    box(
      "moov",
      box("mvhd", Buffer.alloc(100)),
      box(
        "trak",
        box("tkhd", Buffer.alloc(84)),
        box("mdia", box("hdlr", Buffer.alloc(8), handler, Buffer.alloc(13))),
      ),
    ),
    between,
    box("mdat", pictures),
  ]);
}
export const mp4Box = box;

function element(id: string, content: Buffer): Buffer {
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(2n ** 56n + BigInt(content.length));
  return Buffer.concat([Buffer.from(id, "hex"), size, content]);
}

/** A WebM with one track; a live one does not say how long it is. */
export function webm({ docType = "webm", trackType = 1, isLive = false } = {}): Buffer {
  const inside = Buffer.concat([
    element("1549a966", Buffer.alloc(10)),
    element(
      "1654ae6b",
      element(
        "ae",
        Buffer.concat([element("d7", Buffer.from([1])), element("83", Buffer.from([trackType]))]),
      ),
    ),
    element("1f43b675", Buffer.alloc(64)),
  ]);
  const segment = isLive
    ? Buffer.concat([Buffer.from("1853806701ffffffffffffff", "hex"), inside])
    : element("18538067", inside);
  return Buffer.concat([element("1a45dfa3", element("4282", Buffer.from(docType))), segment]);
}
