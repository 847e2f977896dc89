import type { Logger } from "pino";
import type { Sequelize } from "sequelize";
import { AlertWorker } from "./background/alert-worker.ts";
import { createChores } from "./background/chores.ts";
import type { Clock } from "./background/database-clock.ts";
import { DigestWorker } from "./background/digest-worker.ts";
import { FailureCounter } from "./background/failure-counter.ts";
import { Housekeeper } from "./background/housekeeper.ts";
import { IndexAudit } from "./background/index-audit.ts";
import type { IndexKeeper } from "./background/index-keeper.ts";
import { MailWorker } from "./background/mail-worker.ts";
import { MOVES, NOTICES, RowFeed } from "./background/row-feed.ts";
import { SessionEnds } from "./background/session-ends.ts";
import type { Env } from "./env.ts";
import { Outage } from "./errors/outage.ts";
import { FileReaders } from "./files/file-readers.ts";
import { createFiles, type FilesGateway } from "./gateways/files/index.ts";
import { createIdentity, type IdentityGateway } from "./gateways/identity/index.ts";
import { type LimitsGateway, MemoryLimits } from "./gateways/limits/index.ts";
import { createMail } from "./gateways/mail/index.ts";
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
  jobs: IndexKeeper;
  places: PlacesGateway;
  /** The time that all processes share. */
  clock: Clock;
  /** Whether the database is away. Watched by whoever boots. */
  outage?: Outage;
}

/** Everything a request can need, made once at boot and handed down; there are no globals. */
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
  /** Counts failures of maps that could only be told by asking for a script. */
  failures: FailureCounter;
  limits: LimitsGateway;
  /** Says when somebody who is connected is signed out. */
  sessionEnds: SessionEnds;
  /** Does what becomes due with time, such as erasing accounts. */
  housekeeper: Housekeeper;
  /** Sends what commands put into the outbox by `queueMail`. */
  mail: MailWorker;
  /** Replays random searches in SQL, and has an index that differs read anew. */
  indexAudit: IndexAudit;
  /** Tells candidates of new jobs that their alerts look for. */
  alerts: AlertWorker;
  /** Mails employers what they are told, together when it is much. */
  digests: DigestWorker;
  /** Says who has just been told something. */
  noticeFeed: RowFeed;
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
  const services: Services = {
    ...foundation,
    outage: given.outage ?? new Outage(),
    drain: new Drain(),
    metrics: new Metrics(),
    passwords: new Passwords(),
    signer: new Signer(database),
    clickPeople: new ClickPeople(database),
    failures: new FailureCounter(database, log),
    limits: new MemoryLimits(foundation.now),
    fileReaders: new FileReaders(log),
    files: createFiles(env),
    identity: createIdentity(env),
    sessionEnds: new SessionEnds(database, log),
    noticeFeed: new RowFeed(database, log, NOTICES),
    moveFeed: new RowFeed(database, log, MOVES),
    indexAudit: new IndexAudit(foundation),
    alerts: new AlertWorker(() => services),
    digests: new DigestWorker(() => services),
    mail: new MailWorker({
      ...foundation,
      gateway: createMail(database, env),
      site: { url: env.PUBLIC_URL },
    }),
    housekeeper: new Housekeeper(
      foundation,
      createChores(() => services),
    ),
  };
  return services;
}
