import { TileArchive } from "./archive.ts";

export { UnusableArchive } from "./archive.ts";

/** Vector tiles of streets, if there are any. */
export type StreetsGateway = TileArchive | null;

/** Opens the archive that `MAP_PMTILES` names. @throws UnusableArchive */
export function createStreets({
  MAP_PMTILES,
}: {
  readonly MAP_PMTILES?: string | undefined;
}): StreetsGateway {
  return MAP_PMTILES === undefined ? null : new TileArchive(MAP_PMTILES);
}
