import type { Logger } from "pino";
import type { Sequelize } from "sequelize";
import type { IndexKeeper } from "./background/index-keeper.ts";
import type { Env } from "./env.ts";
import type { PlacesGateway } from "./gateways/places/index.ts";

/** Everything a request can need, made once at boot and handed down; there are no globals. */
export interface Services {
  env: Env;
  log: Logger;
  database: Sequelize;
  /** The live map index and what feeds it. */
  jobs: IndexKeeper;
  places: PlacesGateway;
  now(): Date;
}
