import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiFailure, act, call } from "../src/lib/api.ts";

const asked = vi.fn<typeof fetch>();
const json = (body: unknown, status = 200) => Response.json(body, { status });

beforeEach(() => {
  vi.stubGlobal("fetch", asked.mockReset());
  vi.stubGlobal("document", { cookie: "other=1; XSRF-TOKEN=abc" });
  vi.stubGlobal("location", { href: "https://jobmap.example/jobmap" });
});
afterEach(() => vi.unstubAllGlobals());

const failure = (promise: Promise<unknown>): Promise<ApiFailure> =>
  promise.then(
    () => expect.unreachable("it did not fail"),
    (error: unknown) => {
      if (error instanceof ApiFailure) return error;
      throw error;
    },
  );
const load = (signal?: AbortSignal) => call("GET user/job-types", {}, signal ? { signal } : undefined);

describe("an API call", () => {
  // @spec 6.11, 7.1, 7.144, 7.145, 7.146
  it("goes to the API's base, with the session token, a JSON body and the cookie's token in a header, without a timeout", async () => {
    vi.stubGlobal("window", {});
    vi.stubGlobal("localStorage", { getItem: (key: string) => (key === "token" ? "mine" : null) });
    asked.mockResolvedValue(json({ status: true, message: "Done.", data: null }));
    expect(await act("POST user/job/save", { body: { job_id: 7 } })).toBe("Done.");
    expect(asked.mock.calls).toEqual([
      [
        "/api/v1/user/job/save",
        {
          method: "POST",
          headers: {
            Authorization: "Bearer mine",
            "X-XSRF-TOKEN": "abc",
            "Content-Type": "application/json",
          },
          body: '{"job_id":7}',
        },
      ],
    ]);
  });

  // @spec 8.19
  it.each([200, 201, 299])("succeeds with %i", async (status) => {
    asked.mockResolvedValue(json({ status: true, message: "OK", data: [] }, status));
    expect(await load()).toEqual([]);
  });

  // @spec 8.19
  it.each([300, 404, 500])("fails with %i, whatever the body", async (status) => {
    asked.mockResolvedValue(json({ status: true, message: "OK", data: [] }, status));
    expect((await failure(load())).code).toBe("failed_status");
  });
});

describe("a failed API call", () => {
  // @spec 8.13-8.18
  it.each<[string, string, (signal: AbortSignal) => Promise<Response>]>([
    ["nothing answers", "network_error", async () => Promise.reject(new TypeError("Failed to fetch"))],
    ["the browser gives it up", "aborted", async () => Promise.reject(new DOMException("", "AbortError"))],
    ["its time is over", "timeout", async () => Promise.reject(new DOMException("", "TimeoutError"))],
    [
      "something between answers",
      "failed_status",
      async () => new Response("<h1>Bad gateway", { status: 502 }),
    ],
    ["it breaks off", "network_error", async () => broken(new TypeError("terminated"))],
    [
      "its time is over within the reply",
      "timeout",
      async () => broken(new DOMException("", "TimeoutError")),
    ],
  ])("when %s: %s", async (_, code, answer) => {
    asked.mockImplementation((_url, init) => answer(init?.signal ?? new AbortController().signal));
    const failed = await failure(load());
    expect(failed).toMatchObject({ code, isAnswer: false, isAbandoned: code === "aborted" });
    expect(failed.message).toMatch(/\w+\.$/);
  });

  // @spec 8.18
  it("is canceled when its caller is", async () => {
    const leaving = new AbortController();
    asked.mockImplementation((_url, init) => {
      const { signal } = init ?? {};
      return new Promise((_resolve, reject) =>
        signal?.addEventListener("abort", () => reject(signal.reason)),
      );
    });
    const failed = failure(load(leaving.signal));
    leaving.abort();
    expect(await failed).toMatchObject({ code: "canceled", isAbandoned: true });
  });

  // @spec 8.17
  it("from a saved page reports an unsupported protocol", async () => {
    vi.stubGlobal("location", { href: "file:///jobmap.html" });
    asked.mockRejectedValue(new TypeError("Failed to fetch"));
    expect((await failure(load())).code).toBe("unsupported_protocol");
  });

  it("has the server's code, message and fields if it answered", async () => {
    asked.mockResolvedValue(
      json({ status: false, code: "conflict", message: "Taken.", error: { name: "Taken." } }, 409),
    );
    expect(await failure(load())).toMatchObject({
      code: "conflict",
      message: "Taken.",
      fields: { name: "Taken." },
      isAnswer: true,
    });
  });
});

/** A reply whose body stops on its way. */
function broken(reason: Error): Response {
  return new Response(new ReadableStream({ start: (body) => body.error(reason) }));
}
