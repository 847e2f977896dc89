import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { makeNonce, readGuestMessage, readHello, readHostMessage } from "../src/core/protocol.ts";

const nonce = "0123456789abcdef0123456789abcdef";

describe("messages between a page and a frame", () => {
  test("valid ones are copied", () => {
    expect(readHello({ jobmap: 1, type: "hello", nonce })).toEqual({ jobmap: 1, type: "hello", nonce });
    expect(readHostMessage({ type: "theme", theme: "dark", accent: "#0a7" })).toEqual({
      type: "theme",
      theme: "dark",
      accent: "#0a7",
    });
    const state = { q: "nurse" };
    const message = readGuestMessage({ type: "state", state, push: true });
    expect(message).toEqual({ type: "state", state, push: true });
    expect(message?.type === "state" && message.state).not.toBe(state);
    const asked = { type: "event", name: "job-open", detail: { id: 7 }, ask: 1 };
    expect(readGuestMessage(asked)).toEqual(asked);
    expect(readHostMessage({ type: "answer", ask: 1, go: false })).toEqual({
      type: "answer",
      ask: 1,
      go: false,
    });
    expect(readGuestMessage({ type: "height", height: 400.2 })).toEqual({ type: "height", height: 401 });
  });

  test.each([
    [{ type: "theme", theme: "dark", accent: "red;background:url(//x)" }],
    [{ type: "begin", nonce: "short" }],
    [{ type: "state", state: { q: 7 } }],
    [{ type: "state", state: JSON.parse('{"__proto__":"x"}') }],
    [{ type: "state", state: Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`k${i}`, "v"])) }],
    [{ type: "attribution", attribution: { utm_source: "x".repeat(3_000) } }],
    [{ type: "answer", ask: 1, go: "yes" }],
    [{ type: "answer", ask: Number.NaN, go: true }],
    [{ type: "company", company: "other" }],
  ])("%j is dropped by the frame", (message) => {
    expect(readHostMessage(message)).toBeUndefined();
  });

  test.each([
    [{ type: "height", height: Number.POSITIVE_INFINITY }],
    [{ type: "height", height: 1e9 }],
    [{ type: "height", height: -5 }],
    [{ type: "event", name: "load", detail: {} }],
    [{ type: "event", name: "ready", detail: { inner: {} } }],
    [{ type: "event", name: "job-open", detail: {}, ask: "1" }],
    [{ type: "state", state: { q: "a" }, push: "yes" }],
  ])("%j is dropped by the page", (message) => {
    expect(readGuestMessage(message)).toBeUndefined();
  });

  test("no input throws", () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (value) => {
        expect(readHello(value)).toBeUndefined();
        readHostMessage(value);
        readGuestMessage(value);
      }),
      { numRuns: 2_000 },
    );
  });

  test("nonces are validated", () => {
    const made = new Set(Array.from({ length: 100 }, makeNonce));
    expect(made.size).toBe(100);
    expect(readHello({ jobmap: 1, type: "hello", nonce: [...made][0] })).toBeDefined();
  });
});
