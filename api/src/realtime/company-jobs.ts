import { type CompanyJobs, type CompanyJobsReply, EMBED_NAMESPACE, embedEvents } from "@jobmap/contract";
import type { Namespace, Server } from "socket.io";
import type { CompanyChange } from "../background/index-keeper.ts";
import { fromDatabase } from "../errors/from-database.ts";
import { findMapCompany } from "../queries/company-map.ts";
import type { Services } from "../services.ts";

const EVENT = "company-jobs";
/** Companies that one connection may follow. All maps on a page share one connection, and no real page has more. */
const MAX_COMPANIES = 20;
/** Subscriptions that one connection may make in its lifetime: a single-page app shows and removes many maps. */
const MAX_ATTEMPTS = 200;
/** A company's embeds receive changes at most this often, in milliseconds: an import changes thousands of jobs. */
const ANNOUNCE_INTERVAL_MS = 1_000;

/**
 * Notifies maps on other sites that a company's jobs have changed. This is the only namespace that foreign origins may join: it
 * sends the company and the version, and nothing else. Returns a function that stops it.
 */
export function companyJobs(io: Server, services: Services): () => void {
  const namespace = io.of(EMBED_NAMESPACE);
  namespace.on("connection", (socket) => {
    let attempts = 0;
    socket.on(EVENT, async (payload: unknown, acknowledge: unknown) => {
      const reply = ++attempts > MAX_ATTEMPTS ? refusal("Too many requests.") : await subscribe(payload);
      if (typeof acknowledge === "function") acknowledge(reply);
    });

    async function subscribe(payload: unknown): Promise<CompanyJobsReply> {
      const parsed = embedEvents[EVENT].send.safeParse(payload);
      if (!parsed.success) return refusal(parsed.error.issues[0]?.message ?? "This event needs a company.");
      if (socket.rooms.size > MAX_COMPANIES) return refusal("A page can follow up to 20 companies.");
      try {
        const company = await findMapCompany(parsed.data.company);
        if (!company?.showProfile) return refusal("Company not found.");
        await socket.join(roomOf(company.id));
        names.set(company.id, company.username);
        const version = services.jobIndex.versionOf(company.id);
        return { status: true, message: "OK", data: { company: company.username, version } };
      } catch (error) {
        services.log.error({ err: error, event: EVENT }, "socket event failed");
        return refusal(fromDatabase(error)?.message ?? "Something went wrong on our end. Please try again.");
      }
    }
  });

  /** Usernames of the companies with followers. */
  const names = new Map<number, string>();
  namespace.adapter.on("delete-room", (room: string) => names.delete(idOf(room)));
  const announce = throttled(ANNOUNCE_INTERVAL_MS, ({ companyId, version }: CompanyChange) => {
    const company = names.get(companyId);
    if (company !== undefined) say(namespace, companyId, { company, version });
  });
  const leave = services.jobIndex.onCompanies((changes) => {
    for (const change of changes) if (names.has(change.companyId)) announce.put(change);
  });
  return () => {
    leave();
    announce.stop();
  };
}

function say(namespace: Namespace, companyId: number, message: CompanyJobs): void {
  namespace.to(roomOf(companyId)).emit(EVENT, message);
}

const PREFIX = "jobs:company:";
const roomOf = (companyId: number): string => PREFIX + companyId;
const idOf = (room: string): number => (room.startsWith(PREFIX) ? Number(room.slice(PREFIX.length)) : 0);

function refusal(message: string): { status: false; message: string } {
  return { status: false, message };
}

/** Passes on a company's first change immediately, and the last one within the pause when the pause ends. */
function throttled(pause: number, pass: (change: CompanyChange) => void) {
  /** Companies in their pause, each with its waiting change. */
  const waiting = new Map<number, { timer: NodeJS.Timeout; last: CompanyChange | undefined }>();
  const put = (change: CompanyChange): void => {
    const entry = waiting.get(change.companyId);
    if (entry) {
      entry.last = change;
      return;
    }
    pass(change);
    const timer = setTimeout(() => {
      const last = waiting.get(change.companyId)?.last;
      waiting.delete(change.companyId);
      if (last) put(last);
    }, pause);
    timer.unref();
    waiting.set(change.companyId, { timer, last: undefined });
  };
  const stop = (): void => {
    for (const { timer } of waiting.values()) clearTimeout(timer);
    waiting.clear();
  };
  return { put, stop };
}
