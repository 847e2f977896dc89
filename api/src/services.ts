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
import { createStreets, type StreetsGateway } from "./gateways/streets/index.ts";
import { Drain } from "./http/drain.ts";
import { Metrics } from "./metrics/metrics.ts";
import { SearchReader } from "./search/search-reader.ts";
import { SearchSuggester } from "./search/search-suggester.ts";
import { ClickPeople } from "./security/click-people.ts";
import { Passwords } from "./security/passwords.ts";
import { Signer } from "./security/signer.ts";

/** Services that boot creates itself, in a fixed order. */
export interface Foundation {
  env: Env;
  log: Logger;
  database: Sequelize;
  /** The live map index and what feeds it. */
  jobIndex: IndexKeeper;
  places: PlacesGateway;
  /** The clock that all processes share. */
  clock: Clock;
  /** Tracks whether the database is unavailable. Boot watches it. */
  outage?: Outage;
}

/** Everything a request can need, created once at boot and passed down. Background workers are built from it by `createWorkers`. */
export interface Services extends Foundation {
  outage: Outage;
  now(): Date;
  /** Metrics of this process. */
  metrics: Metrics;
  /** Whether this process is shutting down. */
  drain: Drain;
  /** Reads what is typed into the search box. */
  searches: SearchReader;
  /** Suggests searches while one is typed. */
  suggester: SearchSuggester;
  passwords: Passwords;
  /** Signs cookies. Its key must be loaded first. */
  signer: Signer;
  /** Distinguishes the people who click, for one day. */
  clickPeople: ClickPeople;
  limits: LimitsGateway;
  /** Wakes the workers that a commit has created work for. */
  signals: Signals;
  /** Reports when a connected user's session ends. */
  sessionEnds: SessionEnds;
  /** Counts map failures that could only be reported by requesting a script. */
  failures: FailureCounter;
  /** Replays random searches in SQL, and rebuilds the index if the results differ. */
  indexAudit: IndexAudit;
  /** Reports which accounts have just received a notification. */
  notificationFeed: RowFeed;
  /** Reports which companies have just moved applications, and whose applications they have opened. */
  moveFeed: RowFeed;
  /** Parses uploaded files, in separate processes. */
  fileReaders: FileReaders;
  /** Storage for uploaded files. Commands store them through `storeFiles`. */
  files: FilesGateway;
  /** Vector tiles of streets, if there are any. */
  streets: StreetsGateway;
  /** Providers that can prove who someone is: Google, Apple, or their stand-ins. */
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
  const getIndex = () => given.jobIndex.index;
  const searches = new SearchReader(given.places.named, getIndex);
  return {
    ...foundation,
    outage: given.outage ?? new Outage(),
    drain: new Drain(),
    metrics: new Metrics(),
    searches,
    suggester: new SearchSuggester(searches, given.places.named, getIndex),
    passwords: new Passwords(),
    signer: new Signer(database),
    clickPeople: new ClickPeople(database),
    limits: new MemoryLimits(foundation.now),
    signals,
    fileReaders: new FileReaders(log),
    streets: createStreets(foundation.env),
    files: createFiles(env),
    identity: createIdentity(env),
    sessionEnds,
    notificationFeed,
    moveFeed,
    failures: new FailureCounter(database, log),
    indexAudit: new IndexAudit(foundation),
  };
}
