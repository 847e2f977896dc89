import type { NameKind } from "./tile.ts";

/** What the base map calls seas, countries and states in another language, by their English names. Towns are called as in their address. */
export type MapNames = Readonly<Partial<Record<NameKind, Readonly<Record<string, string>>>>>;
