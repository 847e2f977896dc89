import { createMail } from "../gateways/mail/index.ts";
import type { Services } from "../services.ts";
import { AlertWorker } from "./alert-worker.ts";
import { createChores } from "./chores.ts";
import { DigestWorker } from "./digest-worker.ts";
import { Housekeeper } from "./housekeeper.ts";
import { MailWorker } from "./mail-worker.ts";

/** What acts by itself: sends mail, tells people, and does what has become due. Nothing that a request needs depends on them. */
export interface Workers {
  /** Sends what commands put into the outbox by `queueMail`. */
  readonly mail: MailWorker;
  /** Does what becomes due with time, such as erasing accounts. */
  readonly housekeeper: Housekeeper;
  /** Tells candidates of new jobs that their alerts look for. */
  readonly alerts: AlertWorker;
  /** Mails employers what they are told, together when it is much. */
  readonly digests: DigestWorker;
  start(): void;
  /** Takes up nothing new and finishes what is in progress. */
  stop(): Promise<void>;
}

/** The workers of a process, listening to its signals. They run on schedule from `start()` on. */
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
  signals.on("mail", () => mail.poke());
  signals.on("chores", () => housekeeper.poke());
  signals.on("digests", () => digests.poke());
  const all = [mail, housekeeper, alerts, digests];
  return {
    mail,
    housekeeper,
    alerts,
    digests,
    start() {
      for (const worker of all) worker.start();
    },
    async stop() {
      for (const worker of all) await worker.stop();
    },
  };
}
