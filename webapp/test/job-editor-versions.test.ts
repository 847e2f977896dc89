import { describe, expect, it, vi } from "vitest";
import { ApiFailure } from "../src/lib/api.ts";
import { FakeServer, openings, openJobEditors, PAUSE_MS, pause, stored, title } from "./job-editors.ts";

const { open, journal } = openJobEditors();

describe("two editors of a job", () => {
  const both = async () => {
    const server = new FakeServer(stored({ title: "Deckhand" }));
    const editor = open(server);
    server.write({ title: "Version A", benefits: ["Housing"] });
    title(editor, "Version B");
    openings(editor, "4");
    await pause(20 * PAUSE_MS);
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
    await pause(20 * PAUSE_MS);
    expect(editor.getState().saving).toEqual({ status: "unchanged" });
    expect(server.bodies).toHaveLength(1);
    expect(journal().entry?.fields.job.title).toBe("Version B");
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
    await pause(5 * PAUSE_MS);
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
    await pause(30 * PAUSE_MS);
    expect(editor.getState().saving).toEqual({
      status: "refused",
      message: "This job is closed and can't be edited.",
    });
    expect(server.bodies.length).toBe(1);
    expect(journal().entry?.fields.job.title).toBe("Deckhand");
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
    await pause(5 * PAUSE_MS);
    expect(server.bodies).toEqual([]);
    expect(journal().entry).toBeUndefined();
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
