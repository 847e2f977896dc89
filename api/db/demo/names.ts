import type { Random } from "./prng.ts";

const FRONTS =
  "Alder Amber Badger Bracken Briar Bright Candle Cinder Clover Copper Coral Ember Fable Fennel Fern Finch Flint Gentle Hazel Heron Honey Juniper Kettle Lark Linnet Maple Marrow Meadow Mossy Nettle Otter Pebble Pepper Plover Quill Rowan Saffron Silver Sorrel Sparrow Tansy Thimble Thistle Umber Velvet Walnut Willow Wren Yarrow".split(
    " ",
  );
const BACKS =
  "bank barrow brook bridge combe court croft dale fell field fold ford gate glen grove hallow haven heath holm hollow keep lane mere moor path pool quay reach ridge row shore spring stead stile stone thorpe vale wick wold".split(
    " ",
  );

/**
 * Invented words for company names: "Copperwick", "Larkstead". They sound like places and match no well-known company.
 * @throws RangeError if every word has been used
 */
export class InventedWords {
  private readonly taken = new Set<string>();

  next(random: Random): string {
    for (let tries = 0; tries < 200; tries++) {
      const word = random.pick(FRONTS) + random.pick(BACKS);
      if (this.taken.has(word) || /(.)\1\1/.test(word)) continue;
      this.taken.add(word);
      return word;
    }
    throw new RangeError("No invented names are left");
  }
}

/** Lowercase letters and digits with hyphens between them. */
export function slugOf(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
