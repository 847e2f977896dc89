import type { JobDraft } from "@jobmap/contract";
import { DAY_MS } from "@jobmap/contract/limits";
import type { JobFields } from "../fields/job-fields.ts";

/** Unsaved edits as stored on the device: they survive a reload, a crash and a lost connection. */
export interface JournalEntry {
  /** Undefined for a listing that does not exist yet. */
  readonly id: number | undefined;
  /** Idempotency key of the listing to create. */
  readonly requestKey: string;
  readonly version: number | undefined;
  /** The listing that the form was filled from. */
  readonly base: JobDraft;
  readonly fields: JobFields;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Where an editor stores unsaved edits. */
export interface Journal {
  /** @returns whether it was stored: a browser can block storage, or storage can be full */
  readonly write: (entry: JournalEntry) => boolean;
  readonly clear: () => void;
}

const PREFIX = "jobmap.unsaved-job";
/** Format version of the entries. Entries of other versions are ignored. */
const SHAPE = 1;
const MAX_AGE_MS = 30 * DAY_MS;

/**
 * A journal in the browser's storage. Each editor has its own entry, so that two tabs do not overwrite each other.
 * @param account id of the signed-in account: entries of other accounts are never read
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
        // If storage is blocked there is nothing to remove.
      }
    },
  };
}

/** Edits that were not saved. */
export interface UnsavedJob {
  readonly entry: JournalEntry;
  /** Whether they were made in this tab, for example before a reload. */
  readonly isOfThisTab: boolean;
  /** Removes them from the device: the user continues with them, or discards them. */
  readonly take: () => void;
}

/** An account's unsaved edits in this browser, latest first. */
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

/** The id of this tab; it survives a reload. */
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

/** Data that an extension or an older release left is not a valid entry. */
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
