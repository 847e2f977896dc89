import { pino } from "pino";
import { IndexKeeper } from "../../../src/background/index-keeper.ts";
import { IndexSnapshots } from "../../../src/background/index-snapshots.ts";
import { openDatabase } from "../../../src/database.ts";
import { readEnv } from "../../../src/env.ts";

/** Follows the jobs and saves snapshots of the map index without a break, until it is killed. */
const env = readEnv();
const database = openDatabase({ url: env.DATABASE_URL, poolSize: 2 });
const now = () => new Date();
const snapshots = new IndexSnapshots({ database, folder: env.INDEX_DIR ?? "", now });
const keeper = new IndexKeeper(database, pino({ level: "silent" }), now, snapshots);
await keeper.load();
keeper.start();
for (;;) await keeper.save();
