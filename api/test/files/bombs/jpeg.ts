const segment = (marker: number, bytes: readonly number[]) =>
  Buffer.from([0xff, marker, (bytes.length + 2) >> 8, (bytes.length + 2) & 0xff, ...bytes]);

/** A table with one code of one bit, 0, for one symbol. */
const table = (kind: number, symbol: number) =>
  segment(0xc4, [kind, 1, ...Array<number>(15).fill(0), symbol]);

/**
 * A progressive JPEG of one color that is drawn again and again: each scan goes over all pixels and takes a few bytes, since one
 * symbol says that 32,767 blocks have nothing new.
 */
export function manyScansJpeg(side: number, scans: number): Buffer {
  const blocks = Math.ceil(side / 8) ** 2;
  const first = Buffer.alloc(Math.ceil(blocks / 8));
  const runs = Math.ceil(blocks / 32_767);
  // 0 for the symbol, then fourteen ones for the length of the run, filled up with ones.
  const bits = `${"011111111111111".repeat(runs)}${"1".repeat(8)}`;
  const scan = Buffer.from(
    (bits.slice(0, Math.ceil((runs * 15) / 8) * 8).match(/.{8}/g) ?? []).flatMap((byte) => {
      const value = Number.parseInt(byte, 2);
      return value === 0xff ? [0xff, 0] : [value];
    }),
  );
  const again = Buffer.concat([segment(0xda, [1, 1, 0, 1, 63, 0]), scan]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, [0, ...Array<number>(64).fill(1)]),
    segment(0xc2, [8, side >> 8, side & 0xff, side >> 8, side & 0xff, 1, 1, 0x11, 0]),
    table(0x00, 0),
    table(0x10, 0xe0),
    segment(0xda, [1, 1, 0, 0, 0, 0]),
    first,
    ...Array<Buffer>(scans).fill(again),
    Buffer.from([0xff, 0xd9]),
  ]);
}
