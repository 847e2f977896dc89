import { beforeEach, describe, expect, it } from "vitest";
import { announce, useAnnouncement } from "../../src/lib/announce.ts";
import { stayOf, toast, useToasts } from "../../src/lib/toasts.ts";

beforeEach(() => useToasts.setState({ toasts: [] }));
const texts = () => useToasts.getState().toasts.map((toast) => toast.text);

describe("toast", () => {
  it("adds toasts in order and removes one by its id", () => {
    const first = toast("Saved");
    toast("Copied to clipboard", { tone: "success" });
    expect(texts()).toEqual(["Saved", "Copied to clipboard"]);
    useToasts.getState().dismiss(first);
    expect(texts()).toEqual(["Copied to clipboard"]);
  });
  it("shows the same text once", () => {
    toast("Saved");
    toast("Copied");
    toast("Saved");
    expect(texts()).toEqual(["Copied", "Saved"]);
  });
  // @spec 8.2, 9.1
  it("stays for two seconds, and longer if it has an action", () => {
    expect(stayOf({})).toBe(2_000);
    expect(stayOf({ action: { text: "Undo", run: () => {} } })).toBe(8_000);
  });
  it("keeps the newest four", () => {
    for (const text of ["a", "b", "c", "d", "e"]) toast(text);
    expect(texts()).toEqual(["b", "c", "d", "e"]);
  });
});

describe("announce", () => {
  it("announces the same words twice", () => {
    announce("32 jobs");
    const { turn } = useAnnouncement.getState();
    announce("32 jobs");
    expect(useAnnouncement.getState()).toEqual({ text: "32 jobs", turn: turn + 1 });
  });
});
