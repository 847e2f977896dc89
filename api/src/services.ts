import type { Logger } from "pino";
import type { Sequelize } from "sequelize";
import { AnswerRecords } from "./background/answer-records.ts";
import type { Clock } from "./background/database-clock.ts";
import { FailureCounter } from "./background/failure-counter.ts";
import { IndexAudit } from "./background/index-audit.ts";
import type { IndexKeeper } from "./background/index-keeper.ts";
import {
  ASSESSMENTS,
  MESSAGES,
  MOVES,
  NOTIFICATIONS,
  PAYMENT_MOVES,
  RowFeed,
  UPLOADS,
} from "./background/row-feed.ts";
import { SessionEnds } from "./background/session-ends.ts";
import { SightingCounter } from "./background/sighting-counter.ts";
import { Signals } from "./background/signals.ts";
import { ViewCounter } from "./background/view-counter.ts";
import type { Env } from "./env.ts";
import { Outage } from "./errors/outage.ts";
import { FileReaders } from "./files/file-readers.ts";
import { Poppler } from "./files/poppler.ts";
import { createDns, type DnsGateway } from "./gateways/dns/index.ts";
import { createFiles, type FilesGateway } from "./gateways/files/index.ts";
import { createIdentity, type IdentityGateway } from "./gateways/identity/index.ts";
import { type LimitsGateway, type LimitsMemory, SharedLimits } from "./gateways/limits/index.ts";
import { createPayments, type Payments } from "./gateways/payments/index.ts";
import type { PlacesGateway } from "./gateways/places/index.ts";
import { createPush, type PushGateway } from "./gateways/push/index.ts";
import { type ResumeRenderer, TypstRenderer } from "./gateways/resumes/index.ts";
import { createSearchEngines, type SearchEngine } from "./gateways/search-engines/index.ts";
import { createStreets, type StreetsGateway } from "./gateways/streets/index.ts";
import { createWeb, type WebGateway } from "./gateways/web/index.ts";
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
  /** Where limits are counted, to be shared with other threads. */
  limitsMemory?: LimitsMemory;
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
  /** Signs cookies. Its key must be read first. */
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
  /** Notes on which hosts companies' maps are shown. */
  sightings: SightingCounter;
  /** Counts who reads articles. */
  views: ViewCounter;
  /** How employers answer, for the order of lists. */
  answerRecords: AnswerRecords;
  /** Replays random searches in SQL, and rebuilds the index if the results differ. */
  indexAudit: IndexAudit;
  /** Reports which accounts have just received a notification. */
  notificationFeed: RowFeed;
  /** Reports which companies have just moved applications, and whose applications they have opened. */
  moveFeed: RowFeed;
  /** Reports the companies whose applications were rated or noted. */
  assessmentFeed: RowFeed;
  /** Reports the candidates and companies about whose applications somebody has just written. */
  messageFeed: RowFeed;
  /** Reports which companies' uploads of jobs have just got further. */
  uploadFeed: RowFeed;
  /** Reports which companies' payments have just become something else. */
  paymentFeed: RowFeed;
  /** Parses uploaded files, in separate processes. */
  fileReaders: FileReaders;
  poppler: Poppler;
  /** Sets resumes as files, in separate processes. */
  resumes: ResumeRenderer;
  /** Storage for uploaded files. Commands store them through `storeFiles`. */
  files: FilesGateway;
  /** Files of other sites, whose addresses people give. */
  web: WebGateway;
  /** Records of domains. */
  dns: DnsGateway;
  /** Vector tiles of streets, if there are any. */
  streets: StreetsGateway;
  /** Providers that can prove who someone is: Google, Apple, or their stand-ins. */
  identity: IdentityGateway;
  /** Stripe, or its stand-in. */
  payments: Payments;
  /** Messages to browsers. */
  push: PushGateway;
  /** Search engines that are told of changed pages. */
  searchEngines: readonly SearchEngine[];
}

export function createServices(given: Foundation): Services {
  const { database, env, log, clock } = given;
  const foundation = { ...given, now: () => clock.now() };
  const signals = new Signals();
  const sessionEnds = new SessionEnds(database, log);
  const notificationFeed = new RowFeed(database, log, NOTIFICATIONS);
  const moveFeed = new RowFeed(database, log, MOVES);
  const assessmentFeed = new RowFeed(database, log, ASSESSMENTS);
  const messageFeed = new RowFeed(database, log, MESSAGES);
  const uploadFeed = new RowFeed(database, log, UPLOADS);
  const paymentFeed = new RowFeed(database, log, PAYMENT_MOVES);
  signals.on("payment_moves", () => paymentFeed.poke());
  signals.on("session_ends", () => sessionEnds.poke());
  signals.on("notifications", () => notificationFeed.poke());
  signals.on("application_moves", () => moveFeed.poke());
  signals.on("assessments", () => assessmentFeed.poke());
  signals.on("messages", () => messageFeed.poke());
  signals.on("bulk_events", () => uploadFeed.poke());
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
    signer: new Signer(),
    clickPeople: new ClickPeople(database),
    limits: new SharedLimits(foundation.now, given.limitsMemory),
    signals,
    fileReaders: new FileReaders(log),
    poppler: new Poppler(),
    resumes: new TypstRenderer(log),
    streets: createStreets(foundation.env),
    web: createWeb(env),
    dns: createDns(database, env),
    files: createFiles(env),
    identity: createIdentity(env),
    payments: createPayments(env, foundation.now),
    push: createPush(env, database, foundation.now),
    searchEngines: createSearchEngines(env, foundation.now),
    sessionEnds,
    notificationFeed,
    moveFeed,
    assessmentFeed,
    messageFeed,
    uploadFeed,
    paymentFeed,
    failures: new FailureCounter(database, log),
    sightings: new SightingCounter(database, log),
    views: new ViewCounter(database, log),
    answerRecords: new AnswerRecords(database, log, foundation.now),
    indexAudit: new IndexAudit(foundation),
  };
}
