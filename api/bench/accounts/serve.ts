/** The API as `npm start` serves it, without pages, in a process of its own behind a proxy that names addresses. */
import { createServer } from "node:http";
import { pino } from "pino";
import { createApp } from "../../src/app.ts";
import { machineClock } from "../../src/background/database-clock.ts";
import { IndexKeeper } from "../../src/background/index-keeper.ts";
import { openDatabase } from "../../src/database.ts";
import { readEnv } from "../../src/env.ts";
import { choosePlaces } from "../../src/gateways/places/index.ts";
import { defineModels } from "../../src/models/index.ts";
import { PlaceIndex } from "../../src/places/place-index.ts";
import { readSigningKey } from "../../src/security/signing-key.ts";
import { createServices } from "../../src/services.ts";

const env = readEnv({
  DATABASE_URL: process.env["DATABASE_URL"],
  NODE_ENV: "test",
  LOG_LEVEL: "silent",
  TRUST_PROXY: "1",
});
const log = pino({ level: "silent" });
const database = openDatabase({ url: env.DATABASE_URL, poolSize: env.DATABASE_POOL });
defineModels(database);
const jobIndex = new IndexKeeper(database, log);
const places = choosePlaces(new PlaceIndex([]), env, log);
const services = createServices({ env, log, database, jobIndex, places, clock: machineClock() });
services.signer.use(await readSigningKey(services.database));
const app = createApp(services, { middleware: [] });
const server = createServer(app.callback());
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.send?.(typeof address === "object" ? address?.port : null);
});
