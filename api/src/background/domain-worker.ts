import { checkDomain } from "../commands/domains/check-domain.ts";
import type { Services } from "../services.ts";
import { TaskRunner } from "./task-runner.ts";
import type { Task } from "./task-table.ts";

interface DomainCheck extends Task {
  readonly domain_id: number;
}

/** Looks whether the proofs of companies' domains are still there. */
export class DomainWorker extends TaskRunner<DomainCheck> {
  constructor(services: Services) {
    super({
      database: services.database,
      table: "domain_checks",
      columns: ["domain_id"],
      log: services.log,
      now: services.now,
      intervalMs: 60_000,
      batchSize: 20,
      attemptTimeoutMs: 30_000,
      minBackoffMs: 600_000,
      maxBackoffMs: 21_600_000,
      maxAttempts: 5,
      messages: {
        unreadable: "checks of domains cannot be read; retrying",
        failed: "a domain was not checked; retrying",
        setAside: "the check of a domain was set aside",
      },
      describe: ({ domain_id }) => ({ domain: domain_id }),
      async run({ domain_id }) {
        await checkDomain(services, domain_id);
        return "DONE";
      },
    });
  }
}
