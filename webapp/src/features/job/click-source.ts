/** Surfaces that clicks are counted by. A shared or embedded link names itself in `?source=`. */
export const CLICK_SOURCES = ["web", "embed", "share"] as const;
export type ClickSource = (typeof CLICK_SOURCES)[number];

export function clickSource(search: string): ClickSource {
  const given = new URLSearchParams(search).get("source");
  return CLICK_SOURCES.find((source) => source === given) ?? "web";
}
