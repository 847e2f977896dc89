import type { Logger } from "pino";
import type { Sequelize } from "sequelize";
import type { Clock } from "./background/database-clock.ts";
import { FailureCounter } from "./background/failure-counter.ts";
import { IndexAudit } from "./background/index-audit.ts";
import type { IndexKeeper } from "./background/index-keeper.ts";
import { MOVES, NOTIFICATIONS, RowFeed } from "./background/row-feed.ts";
import { SessionEnds } from "./background/session-ends.ts";
import { Signals } from "./background/signals.ts";
import type { Env } from "./env.ts";
import { Outage } from "./errors/outage.ts";
import { FileReaders } from "./files/file-readers.ts";
import { createFiles, type FilesGateway } from "./gateways/files/index.ts";
import { createIdentity, type IdentityGateway } from "./gateways/identity/index.ts";
import { type LimitsGateway, MemoryLimits } from "./gateways/limits/index.ts";
import type { PlacesGateway } from "./gateways/places/index.ts";
import { Drain } from "./http/drain.ts";
import { Metrics } from "./metrics/metrics.ts";
import { ClickPeople } from "./security/click-people.ts";
import { Passwords } from "./security/passwords.ts";
import { Signer } from "./security/signer.ts";

/** What boot brings up in an order of its own. */
export interface Foundation {
  env: Env;
  log: Logger;
  database: Sequelize;
  /** The live map index and what feeds it. */
  jobIndex: IndexKeeper;
  places: PlacesGateway;
  /** The time that all processes share. */
  clock: Clock;
  /** Whether the database is away. Watched by whoever boots. */
  outage?: Outage;
}

/** Everything a request can need, made once at boot and handed down. What acts by itself is made of it, by `createWorkers`. */
export interface Services extends Foundation {
  outage: Outage;
  now(): Date;
  /** What this process counts of its own work. */
  metrics: Metrics;
  /** Whether this process is on its way out. */
  drain: Drain;
  passwords: Passwords;
  /** Signs cookies. Its key is to be loaded before it does. */
  signer: Signer;
  /** Tells apart who clicks, for a day. */
  clickPeople: ClickPeople;
  limits: LimitsGateway;
  /** Wakes what a commit has given work to. */
  signals: Signals;
  /** Says when somebody who is connected is signed out. */
  sessionEnds: SessionEnds;
  /** Counts failures of maps that could only be told by asking for a script. */
  failures: FailureCounter;
  /** Replays random searches in SQL, and has an index that differs read anew. */
  indexAudit: IndexAudit;
  /** Says who has just been told something. */
  notificationFeed: RowFeed;
  /** Says which companies have just moved applications, and whose they have opened. */
  moveFeed: RowFeed;
  /** Reads what people upload, in processes of their own. */
  fileReaders: FileReaders;
  /** Where files of people lie. Commands store them by `storeFiles`. */
  files: FilesGateway;
  /** Who can tell us who somebody is: Google, Apple, or what stands in for them. */
  identity: IdentityGateway;
}

export function createServices(given: Foundation): Services {
  const { database, env, log, clock } = given;
  const foundation = { ...given, now: () => clock.now() };
  const signals = new Signals();
  const sessionEnds = new SessionEnds(database, log);
  const notificationFeed = new RowFeed(database, log, NOTIFICATIONS);
  const moveFeed = new RowFeed(database, log, MOVES);
  signals.on("session_ends", () => sessionEnds.poke());
  signals.on("notifications", () => notificationFeed.poke());
  signals.on("application_moves", () => moveFeed.poke());
  return {
    ...foundation,
    outage: given.outage ?? new Outage(),
    drain: new Drain(),
    metrics: new Metrics(),
    passwords: new Passwords(),
    signer: new Signer(database),
    clickPeople: new ClickPeople(database),
    limits: new MemoryLimits(foundation.now),
    signals,
    fileReaders: new FileReaders(log),
    files: createFiles(env),
    identity: createIdentity(env),
    sessionEnds,
    notificationFeed,
    moveFeed,
    failures: new FailureCounter(database, log),
    indexAudit: new IndexAudit(foundation),
  };
}
