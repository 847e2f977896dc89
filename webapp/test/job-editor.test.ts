import { describe, expect, it } from "vitest";
import { newPlace } from "../src/features/post-job/fields/place-fields.ts";
import { newQuestion } from "../src/features/post-job/fields/question-fields.ts";
import { ApiFailure } from "../src/lib/api.ts";
import {
  FakeServer,
  openings,
  openJobEditors,
  PAUSE_MS,
  pause,
  stored,
  title,
  unreachable,
} from "./job-editors.ts";

const { open, journal } = openJobEditors();

describe("typed input", () => {
  it("is saved after a pause: only changed fields, with the known version", async () => {
    const server = new FakeServer(stored({ title: "Deckhand" }));
    const editor = open(server);
    title(editor, "Boat");
    await pause(PAUSE_MS / 2);
    title(editor, "Boatman");
    expect(editor.getState().saving.status).toBe("saving");
    await pause(PAUSE_MS / 2);
    expect(server.bodies).toEqual([]);
    await pause();
    expect(server.bodies).toEqual([{ id: 7, version: 5, title: "Boatman" }]);
    expect(editor.getState()).toMatchObject({ saving: { status: "saved" }, job: { version: 6 } });
    expect(journal().entry).toBeUndefined();
  });

  it("is saved during continuous typing", async () => {
    const server = new FakeServer(stored());
    const editor = open(server);
    for (let n = 1; n <= 12; n++) {
      title(editor, "x".repeat(n));
      await pause(PAUSE_MS / 2);
    }
    expect(server.bodies.length).toBe(1);
  });

  it("is saved once, even if the server normalizes it", async () => {
    const server = new FakeServer(stored());
    const editor = open(server);
    title(editor, "  Deckhand ");
    await pause(20 * PAUSE_MS);
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
    await pause(5 * PAUSE_MS);
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
    expect(journal().entry).toBeUndefined();
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
    expect(journal().entry?.fields.job.openings).toBe("many");
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
    await pause(20 * PAUSE_MS);
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
    await pause(20 * PAUSE_MS);
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
    await pause(10 * PAUSE_MS);
    expect(new Set(server.bodies.map(({ request_key }) => request_key)).size).toBe(1);
    expect(server.job).toMatchObject({ id: 7, title: "Deckhand by night" });
    expect(editor.getState().saving.status).toBe("saved");
  });

  it("continues after a crash, with the same key", async () => {
    const server = new FakeServer();
    server.before = unreachable;
    title(open(server), "Deckhand");
    await pause();
    const { entry } = journal();
    server.before = () => {};
    const again = open(server, entry);
    expect(again.getState().fields.job.title).toBe("Deckhand");
    await pause();
    expect(server.job?.title).toBe("Deckhand");
    expect(new Set(server.bodies.map(({ request_key }) => request_key)).size).toBe(1);
  });
});
