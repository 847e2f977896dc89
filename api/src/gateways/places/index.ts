import type { Sequelize } from "sequelize";
import { NamedPlaces } from "../../places/named-places.ts";
import { PlaceIndex } from "../../places/place-index.ts";
import { createEmbeddedPlaces } from "./embedded.ts";
import { withFallback } from "./fallback.ts";
import type { GatewayLogger, PlacesGateway } from "./gateway.ts";
import { loadPlaces } from "./load-places.ts";
import { createPhotonPlaces } from "./photon.ts";
import { matchAreas, withAreas } from "./with-areas.ts";

export type { GeocodeReply, LocatedPlace, PlacesGateway, SuggestOptions } from "./gateway.ts";

/** The settings that choose the source of places. */
export interface PlacesSettings {
  /** A service that implements the Photon protocol; absent or empty for the gazetteer alone. */
  readonly PLACES_URL?: string | undefined;
}

/** The places gateway that the settings select, over the gazetteer of the database. */
export async function createPlaces(
  database: Sequelize,
  settings: PlacesSettings,
  logger: GatewayLogger,
): Promise<PlacesGateway> {
  return choosePlaces(new PlaceIndex(await loadPlaces(database)), settings, logger);
}

/** As `createPlaces`, over a gazetteer that is already in memory. */
export function choosePlaces(
  index: PlaceIndex,
  settings: PlacesSettings,
  logger: GatewayLogger,
): PlacesGateway {
  const embedded = createEmbeddedPlaces(index);
  const url = settings.PLACES_URL;
  const source = url ? withFallback(createPhotonPlaces({ url }), embedded, logger) : embedded;
  const match = matchAreas((text) => index.populationOf(text));
  return { ...withAreas(source, match), named: new NamedPlaces(index, match), gazetteer: index };
}
