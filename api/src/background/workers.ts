import { createMail } from "../gateways/mail/index.ts";
import type { Services } from "../services.ts";
import { AlertWorker } from "./alert-worker.ts";
import { createChores } from "./chores.ts";
import { DigestWorker } from "./digest-worker.ts";
import { Housekeeper } from "./housekeeper.ts";
import { MailWorker } from "./mail-worker.ts";

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
