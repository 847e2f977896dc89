import { allocateColumns, shared } from "../store/columns.ts";
import type { Store } from "../store/store.ts";
import { allocateMemory, deriveParts, startOfDelta } from "../store/store-parts.ts";
import type { SectionFile } from "./section-file.ts";
import { bytesOf, COLUMN_NAMES, type StoreSizes, widthOf } from "./store-sections.ts";

/** @throws UnusableFile if it is damaged */
export function readStore(file: SectionFile, sizes: StoreSizes): Store {
  const { located, base, deltaCapacity, terms, bitmaps: bitmapCount, later } = sizes;
  const deltaStart = startOfDelta(base);
  const capacity = deltaStart + deltaCapacity;
  const words = capacity / 32;
  const filled = <T extends ArrayBufferView>(name: string, numbers: T): T => {
    file.readInto(name, bytesOf(numbers));
    return numbers;
  };
  const columns = allocateColumns(capacity);
  for (const name of COLUMN_NAMES) filled(`column ${name}`, columns[name].subarray(0, widthOf(name) * base));
  const bitmaps = allocateMemory(words, bitmapCount, later);
  const bits = new Uint32Array(bitmaps.memory.buffer, 0, bitmapCount * words);
  bitmaps.used = bits.byteLength;
  const postings = {
    bitmapOf: filled("bitmap of term", shared(Int32Array, terms)),
    bitmaps: filled("bitmaps", bits),
    lists: {
      start: filled("list starts", shared(Uint32Array, terms + 1)),
      bytes: filled("lists", shared(Uint8Array, file.sizeOf("lists"))),
    },
  };
  const order = (name: string) => filled(name, shared(Uint32Array, file.sizeOf(name) / 4));
  const orders = { byNewest: order("by newest"), byPay: order("by pay"), byId: order("by id") };
  return {
    located,
    base,
    deltaStart,
    capacity,
    columns,
    postings,
    ...orders,
    ...deriveParts(columns, located, base, orders.byId, bitmaps),
  };
}
