import { DELIVERIES, type Delivery } from "@jobmap/contract/enums";

/** Surfaces that clicks are counted by. A shared or embedded link names itself in `?source=`. */
const CLICK_SOURCES = ["web", "embed", "share"] as const;
export type ClickSource = (typeof CLICK_SOURCES)[number];

/** Names of the address that say where a click came from, and how much of each is kept. */
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

/** Where a reader came from, as the address of the page says; it is written down nowhere but with the click. */
export type ClickOrigin = { source: ClickSource; via?: Delivery } & {
  -readonly [Name in keyof typeof SAID]?: string;
};

/** Reads an address. What is too long is cut, what is none is left out: a click counts in any case. */
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
