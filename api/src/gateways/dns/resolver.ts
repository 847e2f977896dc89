import { Resolver } from "node:dns/promises";
import { type DnsGateway, DnsUnavailable } from "./gateway.ts";

/** Of one attempt, in milliseconds. */
const ATTEMPT_TIMEOUT_MS = 2_500;
const ATTEMPTS = 2;
/** Answers that say that there is no such record, or no such domain. */
const NONE: ReadonlySet<unknown> = new Set(["ENOTFOUND", "ENODATA"]);

/** @param servers `address` or `address:port`; without any, those of this machine */
export function createResolver(servers: readonly string[]): DnsGateway {
  const resolver = new Resolver({ timeout: ATTEMPT_TIMEOUT_MS, tries: ATTEMPTS });
  if (servers.length > 0) resolver.setServers(servers);
  return {
    async texts(domain) {
      try {
        // A record longer than 255 bytes comes in pieces.
        return (await resolver.resolveTxt(domain)).map((pieces) => pieces.join(""));
      } catch (error) {
        const code = error instanceof Error && "code" in error ? error.code : undefined;
        if (NONE.has(code)) return [];
        throw new DnsUnavailable(`The name servers of ${domain} did not answer.`, { cause: error });
      }
    },
  };
}
