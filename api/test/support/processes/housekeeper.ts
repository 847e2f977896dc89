import { pino } from "pino";
import { machineClock } from "../../../src/background/database-clock.ts";
import { IndexKeeper } from "../../../src/background/index-keeper.ts";
import { createWorkers } from "../../../src/background/workers.ts";
import { openDatabase } from "../../../src/database.ts";
import { readEnv } from "../../../src/env.ts";
import { choosePlaces } from "../../../src/gateways/places/index.ts";
import { defineModels } from "../../../src/models/index.ts";
import { PlaceIndex } from "../../../src/places/place-index.ts";
import { createServices } from "../../../src/services.ts";

/** Does what is due, until it is done or killed. */
const env = readEnv();
const log = pino({ level: "silent" });
const database = openDatabase({ url: env.DATABASE_URL, poolSize: 4 });
defineModels(database);
const services = createServices({
  env,
  log,
  database,
  jobIndex: new IndexKeeper(database, log),
  places: choosePlaces(new PlaceIndex([]), env, log),
  clock: machineClock(),
});
const { housekeeper } = createWorkers(services);
housekeeper.poke();
await housekeeper.drain();
process.exit(0);
