import { createMail } from "../gateways/mail/index.ts";
import type { Services } from "../services.ts";
import { AlertWorker } from "./alert-worker.ts";
import { BulkWorker } from "./bulk-worker.ts";
import { createChores } from "./chores.ts";
import { DigestWorker } from "./digest-worker.ts";
import { DomainWorker } from "./domain-worker.ts";
import { FeedWorker } from "./feed-worker.ts";
import { Housekeeper } from "./housekeeper.ts";
import { InterviewReminderWorker } from "./interview-reminder-worker.ts";
import { JobBatchWorker } from "./job-batch-worker.ts";
import { MailWorker } from "./mail-worker.ts";
import { MoveWorker } from "./move-worker.ts";
import { PaymentEventWorker, PaymentTaskWorker } from "./payment-workers.ts";
import { PushWorker } from "./push-worker.ts";
import { SearchWorker } from "./search-worker.ts";

/** Background work: sends mail and notifications, and does what has become due. No request depends on it. */
export interface Workers {
  /** Sends what commands put into the outbox through `queueMail`. */
  readonly mail: MailWorker;
  /** Does what becomes due with time, such as erasing accounts. */
  readonly housekeeper: Housekeeper;
  /** Sends candidates the new jobs that match their alerts. */
  readonly alerts: AlertWorker;
  /** Mails employers their notifications, grouped into digests. */
  readonly digests: DigestWorker;
  /** Checks and works through the files of jobs that employers upload. */
  readonly bulk: BulkWorker;
  /** Works through moves of many applications, and tells the candidates once they can no longer be undone. */
  readonly moves: MoveWorker;
  /** Reminds both sides of interviews. */
  readonly interviews: InterviewReminderWorker;
  /** Follows what the payment provider has told us. */
  readonly paymentEvents: PaymentEventWorker;
  /** Asks the payment provider for what follows from payments, such as refunds. */
  readonly paymentTasks: PaymentTaskWorker;
  /** Reads the feeds of employers' jobs elsewhere. */
  readonly feeds: FeedWorker;
  /** Sends notifications to the devices of people who asked for that. */
  readonly push: PushWorker;
  /** Tells search engines which pages have changed. */
  readonly searchEngines: SearchWorker;
  /** Works through changes of many listings at once. */
  readonly jobBatches: JobBatchWorker;
  /** Looks whether the proofs of companies' domains are still there. */
  readonly domains: DomainWorker;
  start(): void;
  /** Starts nothing new and finishes what is in progress. */
  stop(): Promise<void>;
}

/** Creates the workers of a process and connects them to its signals. They run on schedule once `start()` is called. */
export function createWorkers(services: Services): Workers {
  const { database, env, signals } = services;
  const mail = new MailWorker({
    ...services,
    gateway: createMail(database, env),
    site: { url: env.PUBLIC_URL },
  });
  const housekeeper = new Housekeeper(services, createChores(services));
  const alerts = new AlertWorker(services);
  const digests = new DigestWorker(services);
  const bulk = new BulkWorker(services);
  const moves = new MoveWorker(services);
  const interviews = new InterviewReminderWorker(services);
  const paymentEvents = new PaymentEventWorker(services);
  const paymentTasks = new PaymentTaskWorker(services);
  const feeds = new FeedWorker(services);
  const push = new PushWorker(services);
  const searchEngines = new SearchWorker(services);
  const jobBatches = new JobBatchWorker(services);
  const domains = new DomainWorker(services);
  signals.on("mail", () => mail.poke());
  signals.on("chores", () => housekeeper.poke());
  signals.on("digests", () => digests.poke());
  signals.on("bulk_tasks", () => bulk.poke());
  signals.on("held_moves", () => moves.poke());
  signals.on("stripe_events", () => paymentEvents.poke());
  signals.on("payment_tasks", () => paymentTasks.poke());
  signals.on("feed_readings", () => feeds.poke());
  signals.on("push_messages", () => push.poke());
  signals.on("search_submissions", () => searchEngines.poke());
  signals.on("job_batch_tasks", () => jobBatches.poke());
  signals.on("domain_checks", () => domains.poke());
  const all = [
    mail,
    housekeeper,
    alerts,
    digests,
    bulk,
    moves,
    interviews,
    feeds,
    push,
    searchEngines,
    jobBatches,
    domains,
    paymentEvents,
    paymentTasks,
  ];
  return {
    mail,
    housekeeper,
    alerts,
    digests,
    bulk,
    moves,
    interviews,
    paymentEvents,
    paymentTasks,
    feeds,
    push,
    searchEngines,
    jobBatches,
    domains,
    start() {
      for (const worker of all) worker.start();
    },
    async stop() {
      for (const worker of all) await worker.stop();
    },
  };
}
