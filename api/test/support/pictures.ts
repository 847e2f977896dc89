import { crc32, deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";

/** A picture of noise, so that its file is about as large as its pixels. */
export function noise(width: number, height: number): Sharp {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  });
}

export const jpeg = (width = 40, height = 30): Promise<Buffer> => noise(width, height).jpeg().toBuffer();
export const png = (width = 40, height = 30): Promise<Buffer> => noise(width, height).png().toBuffer();

/** A photograph that says where and with what it was taken, lying on its side. */
export function photograph(): Promise<Buffer> {
  return noise(40, 30)
    .withExif({
      IFD0: { Make: "SecretCamera", Copyright: "SecretName" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "39/1 17/1 24/1" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** A PNG of a few kilobytes that claims so many pixels. */
export function pixelBomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(Math.ceil(side / 8) + 1));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A PNG of a megabyte with a comment of a gigabyte, compressed. */
export async function commentBomb(): Promise<Buffer> {
  const plain = await png();
  const comment = Buffer.concat([
    Buffer.from("Comment\0\0", "latin1"),
    deflateSync(Buffer.alloc(1_000_000_000)),
  ]);
  const headerEnd = 33;
  return Buffer.concat([plain.subarray(0, headerEnd), chunk("zTXt", comment), plain.subarray(headerEnd)]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** An empty archive, as it stands at the end of a file that is an archive as well. */
export const emptyZip = (): Buffer =>
  Buffer.concat([Buffer.from("PK\u0005\u0006", "latin1"), Buffer.alloc(18)]);
