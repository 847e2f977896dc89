import type { JobDraft } from "@jobmap/contract";
import { DAY_MS } from "@jobmap/contract/limits";
import type { JobFields } from "../fields/job-fields.ts";

/** What was typed and is not saved yet, as it is kept on the device: it survives a reload, a crash and a lost connection. */
export interface JournalEntry {
  /** Undefined for a listing that is not made yet. */
  readonly id: number | undefined;
  /** Of the listing that is to be made. */
  readonly requestKey: string;
  readonly version: number | undefined;
  /** The listing that the form was filled from. */
  readonly base: JobDraft;
  readonly fields: JobFields;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Where an editor keeps what is not saved yet. */
export interface Journal {
  /** @returns whether it is kept: a browser can forbid it, or be full */
  readonly write: (entry: JournalEntry) => boolean;
  readonly clear: () => void;
}

const PREFIX = "jobmap.unsaved-job";
/** Shape of the entries. Those of another are of no use. */
const SHAPE = 1;
const MAX_AGE_MS = 30 * DAY_MS;

/**
 * A journal in the browser's storage. Each editor has its own entry, so that two tabs do not overwrite each other.
 * @param account id of the account that is signed in: nobody else's entries are ever read
 */
export function createJournal(account: number): Journal {
  const name = `${PREFIX}.${account}.${crypto.randomUUID()}.${tabId()}`;
  return {
    write(entry) {
      try {
        localStorage.setItem(name, JSON.stringify({ shape: SHAPE, ...entry }));
        return true;
      } catch {
        return false;
      }
    },
    clear() {
      try {
        localStorage.removeItem(name);
      } catch {
        // Where storage is forbidden there is nothing to remove.
      }
    },
  };
}

/** What was typed and not saved. */
export interface UnsavedJob {
  readonly entry: JournalEntry;
  /** Whether it was typed in this tab: before a reload, say. */
  readonly isOfThisTab: boolean;
  /** Removes it from the device: somebody goes on with it, or does not want it any more. */
  readonly take: () => void;
}

/** What an account has typed in this browser and not saved, the latest first. */
export function unsavedJobs(account: number): readonly UnsavedJob[] {
  const prefix = `${PREFIX}.${account}.`;
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(prefix))
      .flatMap((name) => {
        const take = () => localStorage.removeItem(name);
        const entry = parse(localStorage.getItem(name));
        const isOfThisTab = name.endsWith(`.${tabId()}`);
        if (entry && Date.now() - entry.at < MAX_AGE_MS) return [{ entry, isOfThisTab, take }];
        take();
        return [];
      })
      .sort((a, b) => b.entry.at - a.entry.at);
  } catch {
    return [];
  }
}

/** Names this tab; it stays the same when the page is loaded again. */
function tabId(): string {
  const made = crypto.randomUUID();
  try {
    const kept = sessionStorage.getItem(PREFIX);
    if (kept === null) sessionStorage.setItem(PREFIX, made);
    return kept ?? made;
  } catch {
    return made;
  }
}

function parse(text: string | null): JournalEntry | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? "null");
    return isEntry(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

const STEPS = ["job", "pay", "description", "questions"] as const;

/** What an extension or an older release left there is no entry. */
function isEntry(kept: unknown): kept is JournalEntry {
  if (!isObject(kept) || kept["shape"] !== SHAPE || typeof kept["at"] !== "number") return false;
  const { fields, base, requestKey } = kept;
  return (
    isObject(base) &&
    isObject(fields) &&
    typeof requestKey === "string" &&
    STEPS.every((step) => isObject(fields[step]))
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
