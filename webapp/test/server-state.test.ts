import type { SessionProfile } from "@jobmap/contract";
import { MutationObserver, notifyManager, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiFailure, act } from "../src/lib/api.ts";
import { endpointQuery } from "../src/lib/server-state/endpoint-query.ts";
import { touch, touchAll, useOwnWrites } from "../src/lib/server-state/invalidate.ts";
import { mayRetry, queryClient } from "../src/lib/server-state/query-client.ts";
import { changeOptions } from "../src/lib/server-state/use-change.ts";
import { useSession } from "../src/lib/session.ts";

const asked = vi.fn<typeof fetch>();
const told = vi.fn();
const good = (data: unknown) => Response.json({ status: true, message: "OK", data });
const paths = () => asked.mock.calls.map(([url]) => String(url).replace("/api/v1/", ""));

const LIST = "employer/job/list?page=1";
const stops: (() => void)[] = [];
/** As pages that show them. */
async function showBoth() {
  const list = new QueryObserver(queryClient, endpointQuery("GET employer/job/list", { query: { page: 1 } }));
  const profile = new QueryObserver(queryClient, endpointQuery("GET employer/profile", {}));
  stops.push(
    list.subscribe(() => {}),
    profile.subscribe(() => {}),
  );
  await vi.waitFor(() => {
    expect(list.getCurrentResult().isSuccess).toBe(true);
    expect(profile.getCurrentResult().isSuccess).toBe(true);
  });
  asked.mockClear();
  return { list };
}
const settled = () => vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));

const person = (id: number): SessionProfile => ({
  id,
  role: "employer",
  seat: "owner",
  sees_all_jobs: true,
  email: "",
  first_name: "",
  last_name: "",
  username: "",
  is_public_ats_resume: false,
  show_profile: true,
  is_deactivated: false,
  latitude: null,
  longitude: null,
  location: "",
  language: "en",
  has_password: true,
  info: { profile_image: "", company_image: "", company_name: "" },
  profile_scores: { total: 0, parts: [] },
});

beforeEach(() => {
  vi.stubGlobal(
    "fetch",
    asked.mockReset().mockImplementation(async () => good([])),
  );
  // Nothing is painted here that a request would wait for.
  vi.stubGlobal("document", { cookie: "", documentElement: { dataset: {} }, hidden: true });
  vi.stubGlobal("location", { href: "https://jobmap.example/" });
  vi.stubGlobal(
    "BroadcastChannel",
    class {
      postMessage = told.mockReset();
    },
  );
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  queryClient.clear();
  vi.unstubAllGlobals();
});

describe("cached server data", () => {
  it("is reloaded if an event affects it, and not otherwise", async () => {
    await showBoth();
    touch(["GET employer/job/list"]);
    await settled();
    expect(paths()).toEqual([LIST]);
  });

  it("is all reloaded if events may have been missed", async () => {
    await showBoth();
    touchAll();
    await settled();
    expect(paths().sort()).toEqual([LIST, "employer/profile"]);
  });

  it("follows own changes, and other tabs are informed", async () => {
    await showBoth();
    const before = useOwnWrites.getState()["GET employer/job/list"] ?? 0;
    await act("POST employer/job/duplicate", { body: { id: 1, request_key: "one" } });
    await vi.waitFor(() => expect(paths()).toEqual(["employer/job/duplicate", LIST]));
    expect(useOwnWrites.getState()["GET employer/job/list"]).toBe(before + 1);
    expect(told.mock.calls).toEqual([["POST employer/job/duplicate"]]);
  });

  it("waits for a change in progress, which may be the event's cause", async () => {
    await showBoth();
    let answer = (_: Response) => {};
    asked.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    const change = act("POST employer/job/duplicate", { body: { id: 1, request_key: "two" } });
    touch(["GET employer/job/list", "GET employer/profile"]);
    await settled();
    expect(paths()).toEqual(["employer/job/duplicate", "employer/profile"]);
    answer(good({}));
    await change;
    await vi.waitFor(() => expect(paths()).toEqual(["employer/job/duplicate", "employer/profile", LIST]));
    await settled();
    expect(paths()).toHaveLength(3);
  });

  it("is not what was being loaded for the first time when it changed", async () => {
    let answer = (_: Response) => {};
    asked.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    asked.mockImplementationOnce(async () => good({ jobs: "after the change" }));
    const query = endpointQuery("GET employer/job/list", { query: { page: 1 } });
    const list = new QueryObserver(queryClient, query);
    stops.push(list.subscribe(() => {}));
    touch(["GET employer/job/list"]);
    answer(good({ jobs: "before the change" }));
    await vi.waitFor(() => expect(list.getCurrentResult().data).toEqual({ jobs: "after the change" }));
    await settled();
    expect(paths()).toEqual([LIST, LIST]);
  });

  it("stays unchanged if reloading fails", async () => {
    const { list } = await showBoth();
    asked.mockImplementation(async () =>
      Response.json({ status: false, code: "forbidden", message: "No.", error: {} }, { status: 403 }),
    );
    touch(["GET employer/job/list"]);
    await vi.waitFor(() => expect(list.getCurrentResult().isRefetchError).toBe(true));
    expect(list.getCurrentResult().data).toEqual([]);
    expect(paths()).toEqual([LIST]);
  });

  it("is deleted for another account, and kept if the same person signs in again", async () => {
    useSession.setState({ status: "signed-in", profile: person(1) }, true);
    await showBoth();
    useSession.setState({ status: "visitor", former: person(1) }, true);
    expect(queryClient.getQueryCache().getAll()).toHaveLength(2);
    useSession.setState({ status: "signed-in", profile: person(2) }, true);
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });
});

describe("an optimistic change", () => {
  const shown = endpointQuery("GET notification/digest", {});
  const change = () =>
    new MutationObserver(
      queryClient,
      changeOptions(queryClient, "POST notification/digest", shown, (_, { body }) => ({
        period: body.period,
      })),
    );
  const period = () => queryClient.getQueryData(shown.queryKey)?.period;

  it("is shown within the task of the click", async () => {
    queryClient.setQueryData(shown.queryKey, { period: "HOUR" });
    const observer = new QueryObserver(queryClient, { ...shown, staleTime: Number.POSITIVE_INFINITY });
    const seen: unknown[] = [];
    // As a component is told.
    const tell = notifyManager.batchCalls(() => seen.push(observer.getCurrentResult().data?.period));
    stops.push(observer.subscribe(tell));
    const saving = change().mutate({ body: { period: "DAY" } });
    // No timer and no event comes between: promises alone.
    for (let turn = 0; turn < 100; turn++) await null;
    expect(seen).toContain("DAY");
    await saving;
  });

  it("is reverted if the server refuses", async () => {
    queryClient.setQueryData(shown.queryKey, { period: "HOUR" });
    let answer = (_: Response) => {};
    asked.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    const saving = change().mutate({ body: { period: "DAY" } });
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
    expect(period()).toBe("DAY");
    answer(Response.json({ status: false, code: "forbidden", message: "No.", error: {} }, { status: 403 }));
    await expect(saving).rejects.toThrow("No.");
    expect(period()).toBe("HOUR");
  });

  it("is sent after the previous one, and the last click stays shown meanwhile", async () => {
    queryClient.setQueryData(shown.queryKey, { period: "HOUR" });
    const answers: ((answer: Response) => void)[] = [];
    asked.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
    const first = change().mutate({ body: { period: "DAY" } });
    const second = change().mutate({ body: { period: "QUARTER_HOUR" } });
    await vi.waitFor(() => expect(period()).toBe("QUARTER_HOUR"));
    expect(answers).toHaveLength(1);
    answers[0]?.(good({}));
    await first;
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    expect(period()).toBe("QUARTER_HOUR");
    answers[1]?.(good({}));
    await second;
    expect(asked.mock.calls.map(([, init]) => init?.body)).toEqual([
      '{"period":"DAY"}',
      '{"period":"QUARTER_HOUR"}',
    ]);
  });
});

describe("a failed query", () => {
  it("is repeated once if the server was unreachable or busy, but not if it refused", () => {
    expect(mayRetry(0, new ApiFailure("network_error", "No connection."))).toBe(true);
    expect(mayRetry(0, new ApiFailure("unavailable", "Busy."))).toBe(true);
    expect(mayRetry(1, new ApiFailure("unavailable", "Busy."))).toBe(false);
    for (const code of ["not_found", "forbidden", "unauthenticated", "invalid_input", "canceled"] as const)
      expect(mayRetry(0, new ApiFailure(code, "No."))).toBe(false);
  });
});
