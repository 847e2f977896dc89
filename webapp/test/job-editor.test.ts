import type { EmployerJob, JobDraft } from "@jobmap/contract";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { EditorApi, SaveBody } from "../src/features/post-job/editor/editor-options.ts";
import { EMPTY_DRAFT, newFields } from "../src/features/post-job/editor/empty-draft.ts";
import { JobEditor } from "../src/features/post-job/editor/job-editor.ts";
import type { Journal, JournalEntry } from "../src/features/post-job/editor/journal.ts";
import { newPlace } from "../src/features/post-job/fields/place-fields.ts";
import { newQuestion } from "../src/features/post-job/fields/question-fields.ts";
import { ApiFailure } from "../src/lib/api.ts";

const COMPANY = {
  name: "Wings Landing",
  locality: "Cambridge",
  region: "MD",
  country: "US",
  currency: "USD",
};
const PAUSE = 1_000;

/** A server with one listing, which behaves as the real one does about versions. */
class FakeServer {
  readonly bodies: SaveBody[] = [];
  /** Called before a save is answered. */
  before: (body: SaveBody) => void | Promise<void> = () => {};
  /** Called after a save took place, before its answer arrives. */
  after: (body: SaveBody) => void = () => {};
  job: EmployerJob | undefined;
  #requestKey: string | undefined;
  loads = 0;

  readonly api: EditorApi = {
    save: async (body) => {
      this.bodies.push(body);
      await this.before(body);
      const { id, request_key, version, ...changes } = body;
      if (id === undefined && (!this.job || this.#requestKey !== request_key)) {
        this.#requestKey = request_key;
        this.job = stored({ version: 0 });
      }
      const job = this.#current();
      const expected = version ?? Math.min(job.version, 1);
      if (expected !== job.version)
        throw new ApiFailure("changed_elsewhere", "Changed.", { id: String(job.id) }, job);
      this.write(changes as Partial<JobDraft>);
      this.after(body);
      return this.#current();
    },
    load: async () => {
      this.loads++;
      return this.#current();
    },
    confirm: async (_, fields) => {
      const job = this.#current();
      const left = job.marks?.findings.filter(({ field }) => !fields.includes(field)) ?? [];
      this.job = { ...job, marks: job.marks && { ...job.marks, findings: left } };
      return this.#current();
    },
    publish: async () => stored({ ...this.#current(), status: "PUBLISHED" }),
    discard: async () => stored({ ...this.#current(), changes: {} }),
  };

  constructor(job?: EmployerJob) {
    this.job = job;
  }

  /** Somebody else's save, or our own that went through. Texts are trimmed, as the real one does. */
  write(changes: Partial<JobDraft>): void {
    const job = this.#current();
    const title = changes.title === undefined ? {} : { title: changes.title.trim() };
    this.job = { ...job, ...(changes as Partial<EmployerJob>), ...title, version: job.version + 1 };
  }

  #current(): EmployerJob {
    if (!this.job) throw new ApiFailure("not_found", "Job not found.");
    return this.job;
  }
}

function stored(change: Partial<EmployerJob> = {}): EmployerJob {
  return {
    ...EMPTY_DRAFT,
    id: 7,
    status: "DRAFT",
    title: "",
    changes: {},
    checks: [],
    marks: null,
    version: 5,
    edited_at: "2026-11-22T10:41:00.000Z",
    edited_by: { account_id: 1, name: "Marisol Torres" },
    ...change,
  } as EmployerJob;
}

class FakeJournal implements Journal {
  entry: JournalEntry | undefined;
  isFull = false;
  write = (entry: JournalEntry) => {
    if (this.isFull) return false;
    // What is kept is text.
    this.entry = JSON.parse(JSON.stringify(entry));
    return true;
  };
  clear = () => {
    this.entry = undefined;
  };
}

let journal: FakeJournal;
beforeEach(() => {
  vi.useFakeTimers();
  journal = new FakeJournal();
});
afterEach(() => {
  vi.useRealTimers();
});

function open(server: FakeServer, restored?: JournalEntry): JobEditor {
  const { job } = server;
  return new JobEditor({
    api: server.api,
    journal,
    defaults: COMPANY,
    job,
    newFields: NEW,
    restored,
  });
}
const NEW = newFields({ company: COMPANY });
const title = (editor: JobEditor, text: string) =>
  editor.edit("job", (fields) => ({ ...fields, title: text }));
const openings = (editor: JobEditor, text: string) =>
  editor.edit("job", (fields) => ({ ...fields, openings: text }));
const pause = (ms = PAUSE) => vi.advanceTimersByTimeAsync(ms);
const unreachable = () => {
  throw new ApiFailure("network_error", "We couldn't reach Jobmap.");
};

describe("typed input", () => {
  it("is saved after a pause: only changed fields, with the known version", async () => {
    const server = new FakeServer(stored({ title: "Deckhand" }));
    const editor = open(server);
    title(editor, "Boat");
    await pause(PAUSE / 2);
    title(editor, "Boatman");
    expect(editor.getState().saving.status).toBe("saving");
    await pause(PAUSE / 2);
    expect(server.bodies).toEqual([]);
    await pause();
    expect(server.bodies).toEqual([{ id: 7, version: 5, title: "Boatman" }]);
    expect(editor.getState()).toMatchObject({ saving: { status: "saved" }, job: { version: 6 } });
    expect(journal.entry).toBeUndefined();
  });

  it("is saved during continuous typing", async () => {
    const server = new FakeServer(stored());
    const editor = open(server);
    for (let n = 1; n <= 12; n++) {
      title(editor, "x".repeat(n));
      await pause(PAUSE / 2);
    }
    expect(server.bodies.length).toBe(1);
  });

  it("is saved once, even if the server normalizes it", async () => {
    const server = new FakeServer(stored());
    const editor = open(server);
    title(editor, "  Deckhand ");
    await pause(20 * PAUSE);
    expect(server.bodies.length).toBe(1);
    expect(editor.getState().fields.job.title).toBe("  Deckhand ");
    expect(editor.isUnsaved).toBe(false);
  });

  it("waits for the request in progress: there are never two", async () => {
    const server = new FakeServer(stored());
    let answer = () => {};
    server.before = () => new Promise<void>((resolve) => (answer = resolve));
    const editor = open(server);
    title(editor, "One");
    await pause();
    title(editor, "Two");
    await pause(5 * PAUSE);
    expect(server.bodies.map((body) => body.title)).toEqual(["One"]);
    answer();
    await pause();
    expect(server.bodies.map((body) => [body.version, body.title])).toEqual([
      [5, "One"],
      [6, "Two"],
    ]);
  });

  it("reverted before saving is not sent", async () => {
    const server = new FakeServer(stored({ title: "Deckhand" }));
    const editor = open(server);
    title(editor, "Deck");
    title(editor, "Deckhand");
    await pause();
    expect(server.bodies).toEqual([]);
    expect(journal.entry).toBeUndefined();
  });

  it("that cannot be parsed is reported and kept, and blocks nothing else", async () => {
    const server = new FakeServer(stored());
    const editor = open(server);
    openings(editor, "many");
    title(editor, "Deckhand");
    await pause();
    expect(server.bodies).toEqual([{ id: 7, version: 5, title: "Deckhand" }]);
    expect(Object.keys(editor.getState().problems)).toEqual(["openings"]);
    expect(editor.getState().saving.status).toBe("refused");
    expect(journal.entry?.fields.job.openings).toBe("many");
    openings(editor, "3");
    await pause();
    expect(server.job?.openings).toBe(3);
    expect(editor.getState()).toMatchObject({ problems: {}, saving: { status: "saved" } });
  });

  it("rejected by the server blocks nothing else, and is retried when changed", async () => {
    const server = new FakeServer(stored());
    server.before = ({ title: text = "" }) => {
      if (text.length > 10)
        throw new ApiFailure("invalid_input", "Too long.", { title: "Title can be at most 10." });
    };
    const editor = open(server);
    title(editor, "Far too long a title");
    openings(editor, "2");
    await pause();
    expect(server.job).toMatchObject({ title: "", openings: 2 });
    expect(editor.getState().problems).toEqual({ title: "Title can be at most 10." });
    await pause(20 * PAUSE);
    expect(server.bodies.length).toBe(2);
    title(editor, "Deckhand");
    await pause();
    expect(server.job?.title).toBe("Deckhand");
  });
});

describe("a row rejected by the server", () => {
  it("is marked where it was typed, even if empty rows before it were not sent", async () => {
    const server = new FakeServer(stored());
    server.before = ({ locations, questions, skills, base_salary }) => {
      if (locations?.some(({ street }) => (street ?? "").length > 250))
        throw new ApiFailure("invalid_input", "", {
          "locations[1].street": "Street is too long.",
          "locations[1].latitude": "No such point.",
        });
      if (questions) throw new ApiFailure("invalid_input", "", { "questions[0].options[1]": "Too long." });
      if (skills) throw new ApiFailure("invalid_input", "", { "skills[0].name": "A skill is too long." });
      if (base_salary) throw new ApiFailure("invalid_input", "", { "base_salary.max": "Too high." });
    };
    const editor = open(server);
    const place = (change: object) => ({ ...newPlace({ country: "US" }), ...change });
    editor.edit("job", (fields) => ({
      ...fields,
      locations: [place({ locality: "Boston" }), place({}), place({ street: "x".repeat(251) })],
    }));
    const question = { ...newQuestion(), text: "Which?", type: "SINGLE_SELECT" as const, options: "a\nb" };
    editor.edit("questions", () => ({ questions: [newQuestion(), question] }));
    editor.edit("description", (fields) => ({ ...fields, skills: "Rigging" }));
    editor.edit("pay", (fields) => ({ ...fields, min: "20", max: "30" }));
    await pause();
    expect(editor.getState().problems).toEqual({
      "locations[2].street": "Street is too long.",
      "locations[2]": "No such point.",
      "questions[1].options": "Too long.",
      skills: "A skill is too long.",
      max: "Too high.",
    });
  });
});

describe("a new listing", () => {
  it("is created with the first letter, not by opening the form", async () => {
    const server = new FakeServer();
    const editor = open(server);
    await pause(20 * PAUSE);
    expect(server.bodies).toEqual([]);
    title(editor, "D");
    await pause();
    expect(server.bodies).toMatchObject([{ title: "D", employment_types: ["FULL_TIME"], openings: 1 }]);
    expect(editor.getState().job).toMatchObject({ id: 7, version: 1 });
  });

  it("is created once if the first reply is lost", async () => {
    const server = new FakeServer();
    server.after = () => {
      server.after = () => {};
      unreachable();
    };
    const editor = open(server);
    title(editor, "Deckhand");
    await pause();
    title(editor, "Deckhand by night");
    await pause(10 * PAUSE);
    expect(new Set(server.bodies.map(({ request_key }) => request_key)).size).toBe(1);
    expect(server.job).toMatchObject({ id: 7, title: "Deckhand by night" });
    expect(editor.getState().saving.status).toBe("saved");
  });

  it("continues after a crash, with the same key", async () => {
    const server = new FakeServer();
    server.before = unreachable;
    title(open(server), "Deckhand");
    await pause();
    const { entry } = journal;
    server.before = () => {};
    const again = open(server, entry);
    expect(again.getState().fields.job.title).toBe("Deckhand");
    await pause();
    expect(server.job?.title).toBe("Deckhand");
    expect(new Set(server.bodies.map(({ request_key }) => request_key)).size).toBe(1);
  });
});

describe("a lost connection", () => {
  it("keeps input on the device, and sends it when the server is back", async () => {
    const server = new FakeServer(stored());
    server.before = unreachable;
    const editor = open(server);
    title(editor, "Deckhand");
    expect(journal.entry?.fields.job.title).toBe("Deckhand");
    await pause();
    expect(editor.getState().saving).toMatchObject({ status: "waiting", isOffline: true });
    await pause(60 * PAUSE);
    title(editor, "Boatman");
    server.before = () => {};
    await pause(60 * PAUSE);
    expect(server.job?.title).toBe("Boatman");
    expect(editor.getState().saving.status).toBe("saved");
    expect(journal.entry).toBeUndefined();
  });

  it("reports if the device cannot store it either", async () => {
    const server = new FakeServer(stored());
    server.before = unreachable;
    journal.isFull = true;
    const editor = open(server);
    title(editor, "Deckhand");
    expect(editor.getState().isAtRisk).toBe(true);
    journal.isFull = false;
    server.before = () => {};
    await pause();
    expect(editor.getState().isAtRisk).toBe(false);
  });

  it("that loses only the reply is not another editor's change", async () => {
    const server = new FakeServer(stored());
    const editor = open(server);
    server.after = () => {
      server.after = () => {};
      unreachable();
    };
    title(editor, " Deckhand  by night ");
    editor.edit("job", (fields) => ({ ...fields, locations: NEW.job.locations }));
    await pause();
    const placed = server.job?.locations.map((place) => ({
      ...place,
      latitude: 38.5,
      longitude: -76,
      precision: "CITY" as const,
    }));
    server.job = { ...stored(server.job), title: "Deckhand by night", locations: placed ?? [] };
    await pause(20 * PAUSE);
    expect(editor.getState()).toMatchObject({ conflict: undefined, saving: { status: "saved" } });
  });
});

describe("a crash", () => {
  it("loses nothing: the form opens as it was, and saves", async () => {
    const server = new FakeServer(stored({ title: "Deckhand" }));
    const editor = open(server);
    title(editor, "Boatman");
    openings(editor, "man");
    const again = open(server, journal.entry);
    expect(again.getState().fields.job).toMatchObject({ title: "Boatman", openings: "man" });
    await pause();
    expect(server.job?.title).toBe("Boatman");
  });

  it("after which a colleague edits ends in a decision", async () => {
    const server = new FakeServer(stored({ title: "Deckhand" }));
    title(open(server), "Version A");
    const { entry } = journal;
    server.write({ title: "Version B" });
    const again = open(server, entry);
    expect(again.getState().conflict?.differences).toEqual([
      { key: "title", mine: "Version A", theirs: "Version B", isMine: true },
    ]);
    await pause(20 * PAUSE);
    expect(server.job?.title).toBe("Version B");
  });
});

describe("two editors of a job", () => {
  const both = async () => {
    const server = new FakeServer(stored({ title: "Deckhand" }));
    const editor = open(server);
    server.write({ title: "Version A", benefits: ["Housing"] });
    title(editor, "Version B");
    openings(editor, "4");
    await pause(20 * PAUSE);
    return { server, editor };
  };

  it("do not overwrite each other: the second sees the difference, and nothing is saved before it decides", async () => {
    const { server, editor } = await both();
    expect(editor.getState().conflict).toMatchObject({
      stored: { version: 6, edited_by: { name: "Marisol Torres" } },
      differences: [
        { key: "title", mine: "Version B", theirs: "Version A", isMine: true },
        { key: "benefits", mine: [], theirs: ["Housing"], isMine: false },
      ],
    });
    expect(server.job).toMatchObject({ title: "Version A", openings: null });
    // What is stored came with the refusal, and nothing is on its way any more.
    expect(server.loads).toBe(0);
    openings(editor, "5");
    await pause(20 * PAUSE);
    expect(editor.getState().saving).toEqual({ status: "unchanged" });
    expect(server.bodies).toHaveLength(1);
    expect(journal.entry?.fields.job.title).toBe("Version B");
  });

  it("the second may keep its own: undisputed fields are the first one's", async () => {
    const { server, editor } = await both();
    editor.decide(["benefits"]);
    await pause();
    expect(server.job).toMatchObject({ title: "Version B", benefits: ["Housing"], openings: 4 });
    expect(editor.getState()).toMatchObject({
      conflict: undefined,
      fields: { pay: { benefits: "Housing" } },
    });
  });

  it("the second may take the first one's, and keeps its other input", async () => {
    const { server, editor } = await both();
    editor.edit("pay", (fields) => ({ ...fields, min: "twenty" }));
    const { filled } = editor.getState();
    editor.decide(["title", "benefits"]);
    expect(editor.getState().fields.job).toMatchObject({ title: "Version A", openings: "4" });
    expect(editor.getState().fields.pay.min).toBe("twenty");
    expect(editor.getState().filled).toBe(filled + 1);
    await pause();
    expect(server.job).toMatchObject({ title: "Version A", openings: 4 });
  });

  it("with equal input have nothing to decide", async () => {
    const server = new FakeServer(stored());
    const editor = open(server);
    server.write({ title: "Deckhand" });
    title(editor, "Deckhand ");
    await pause(5 * PAUSE);
    expect(editor.getState()).toMatchObject({ conflict: undefined, saving: { status: "saved" } });
  });

  it("one that only reads is informed as well", async () => {
    const server = new FakeServer(stored({ title: "Deckhand" }));
    const editor = open(server);
    await editor.look();
    expect(editor.getState().conflict).toBeUndefined();
    server.write({ title: "Version A" });
    await editor.look();
    expect(editor.getState().conflict?.differences).toMatchObject([{ key: "title", isMine: false }]);
  });

  it("a version read before one's own save ended is not another's", async () => {
    const server = new FakeServer(stored({ title: "Deckhand" }));
    const editor = open(server);
    const arrives = Promise.withResolvers<void>();
    vi.spyOn(server.api, "load").mockImplementationOnce(async () => {
      const asked = stored({ ...server.job });
      await arrives.promise;
      return asked;
    });
    const looked = editor.look();
    title(editor, "Version B");
    await editor.flush();
    arrives.resolve();
    await looked;
    expect(editor.getState()).toMatchObject({ conflict: undefined, fields: { job: { title: "Version B" } } });
  });

  it("the second does not publish changes it has not seen", async () => {
    const server = new FakeServer(stored({ title: "Deckhand" }));
    const editor = open(server);
    const publish = vi.spyOn(server.api, "publish");
    publish.mockImplementation(async (job) => {
      if (job.version !== server.job?.version) throw new ApiFailure("changed_elsewhere", "Changed.");
      return stored({ ...server.job, status: "PUBLISHED" });
    });
    server.write({ title: "Version A" });
    await editor.publish();
    expect(editor.getState()).toMatchObject({
      job: { status: "DRAFT" },
      conflict: { stored: { title: "Version A" } },
    });
    editor.decide(["title"]);
    await editor.publish();
    expect(editor.getState()).toMatchObject({
      job: { status: "PUBLISHED" },
      fields: { job: { title: "Version A" } },
    });
  });
});

describe("publishing", () => {
  it("saves first, and is refused while something cannot be saved", async () => {
    const server = new FakeServer(stored());
    const editor = open(server);
    title(editor, "Deckhand");
    await editor.publish();
    expect(server.job?.title).toBe("Deckhand");
    expect(editor.getState().job?.status).toBe("PUBLISHED");
    openings(editor, "many");
    await expect(editor.publish()).rejects.toThrow("Some changes are not saved yet.");
  });

  it("a closed listing keeps the input, and says so", async () => {
    const server = new FakeServer(stored());
    server.before = () => {
      throw new ApiFailure("illegal_transition", "This job is closed and can't be edited.");
    };
    const editor = open(server);
    title(editor, "Deckhand");
    await pause(30 * PAUSE);
    expect(editor.getState().saving).toEqual({
      status: "refused",
      message: "This job is closed and can't be edited.",
    });
    expect(server.bodies.length).toBe(1);
    expect(journal.entry?.fields.job.title).toBe("Deckhand");
  });

  it("discards unsaved changes with the saved ones", async () => {
    const server = new FakeServer(
      stored({ status: "PUBLISHED", title: "Deckhand", changes: { title: "Boatman" } }),
    );
    const editor = open(server);
    expect(editor.getState().fields.job.title).toBe("Boatman");
    title(editor, "Ferryman");
    await editor.discard();
    expect(editor.getState().fields.job.title).toBe("Deckhand");
    await pause(5 * PAUSE);
    expect(server.bodies).toEqual([]);
    expect(journal.entry).toBeUndefined();
  });

  it("a field that is confirmed loses its mark, and what is being typed stays", async () => {
    const finding = { source: "LABEL", label: "Pay", quote: "Pay: $20", confidence: 0.9 } as const;
    const findings = [
      { ...finding, field: "title" },
      { ...finding, field: "base_salary" },
    ] as const;
    const marks = { origin: { kind: "TEXT", name: "" } as const, findings: [...findings] };
    const server = new FakeServer(stored({ title: "Deckhand", marks }));
    const editor = open(server);
    title(editor, "Deckhand, seasonal");
    await editor.confirm(["base_salary"]);
    expect(editor.getState().job?.marks?.findings.map(({ field }) => field)).toEqual(["title"]);
    expect(editor.getState().fields.job.title).toBe("Deckhand, seasonal");
    expect(server.bodies).toEqual([]);
  });
});
