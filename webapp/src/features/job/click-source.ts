import { DELIVERIES, type Delivery } from "@jobmap/contract/enums";

/** The places that clicks are counted by. A shared or embedded link identifies itself in `?source=`. */
const CLICK_SOURCES = ["web", "embed", "share"] as const;
export type ClickSource = (typeof CLICK_SOURCES)[number];

/** Search parameters that say where a click came from, and their maximum lengths. */
const SAID = {
  embed: 64,
  utm_source: 200,
  utm_medium: 200,
  utm_campaign: 200,
  utm_term: 200,
  utm_content: 200,
  page: 200,
  referrer: 200,
} as const;

/** Where a reader came from, according to the page's address; stored only with the click. */
export type ClickOrigin = { source: ClickSource; via?: Delivery } & {
  -readonly [Name in keyof typeof SAID]?: string;
};

/** Parses an address. Values that are too long are cut and invalid ones are dropped: a click is counted in any case. */
export function clickOrigin(search: string): ClickOrigin {
  const params = new URLSearchParams(search);
  const origin: ClickOrigin = {
    source: CLICK_SOURCES.find((source) => source === params.get("source")) ?? "web",
  };
  const via = DELIVERIES.find((delivery) => delivery === params.get("via"));
  if (via !== undefined) origin.via = via;
  for (const name of Object.keys(SAID) as (keyof typeof SAID)[]) {
    const value = params.get(name)?.trim().slice(0, SAID[name]);
    if (value) origin[name] = value;
  }
  return origin;
}
