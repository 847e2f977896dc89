import { describe, expect, it } from "vitest";
import {
  FakeServer,
  NEW,
  openings,
  openJobEditors,
  PAUSE_MS,
  pause,
  stored,
  title,
  unreachable,
} from "./job-editors.ts";

const { open, journal } = openJobEditors();

describe("a lost connection", () => {
  it("keeps input on the device, and sends it when the server is back", async () => {
    const server = new FakeServer(stored());
    server.before = unreachable;
    const editor = open(server);
    title(editor, "Deckhand");
    expect(journal().entry?.fields.job.title).toBe("Deckhand");
    await pause();
    expect(editor.getState().saving).toMatchObject({ status: "waiting", isOffline: true });
    await pause(60 * PAUSE_MS);
    title(editor, "Boatman");
    server.before = () => {};
    await pause(60 * PAUSE_MS);
    expect(server.job?.title).toBe("Boatman");
    expect(editor.getState().saving.status).toBe("saved");
    expect(journal().entry).toBeUndefined();
  });

  it("reports if the device cannot store it either", async () => {
    const server = new FakeServer(stored());
    server.before = unreachable;
    journal().isFull = true;
    const editor = open(server);
    title(editor, "Deckhand");
    expect(editor.getState().isAtRisk).toBe(true);
    journal().isFull = false;
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
    await pause(20 * PAUSE_MS);
    expect(editor.getState()).toMatchObject({ conflict: undefined, saving: { status: "saved" } });
  });
});

describe("a crash", () => {
  it("loses nothing: the form opens as it was, and saves", async () => {
    const server = new FakeServer(stored({ title: "Deckhand" }));
    const editor = open(server);
    title(editor, "Boatman");
    openings(editor, "man");
    const again = open(server, journal().entry);
    expect(again.getState().fields.job).toMatchObject({ title: "Boatman", openings: "man" });
    await pause();
    expect(server.job?.title).toBe("Boatman");
  });

  it("after which a colleague edits ends in a decision", async () => {
    const server = new FakeServer(stored({ title: "Deckhand" }));
    title(open(server), "Version A");
    const { entry } = journal();
    server.write({ title: "Version B" });
    const again = open(server, entry);
    expect(again.getState().conflict?.differences).toEqual([
      { key: "title", mine: "Version A", theirs: "Version B", isMine: true },
    ]);
    await pause(20 * PAUSE_MS);
    expect(server.job?.title).toBe("Version B");
  });
});
