import { type Endpoint, endpoints } from "@jobmap/contract";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Findings } from "../../attack/findings.ts";
import { hasGrown, MAX_GROWTH_MB, MemoryWatch } from "../../attack/memory.ts";
import { table } from "../../attack/report.ts";
import { hostileShotAt, KEYS, shotAt } from "../../attack/requests.ts";
import { randomFrom } from "../../attack/samples.ts";
import { targetOf } from "../../attack/target.ts";

describe("npm run attack", () => {
  afterEach(() => void vi.useRealTimers());

  it.each([
    "https://jobs.example.com",
    "http://jobs.example.com",
    "http://192.168.0.7:3000",
    "http://127.0.0.1.example.com:3000",
    "http://127.0.0.1@jobs.example.com/",
    "https://localhost:3000",
    "localhost",
  ])("does not attack %s", (address) => {
    expect(() => targetOf(address)).toThrow(/on this machine|no address/);
  });

  it("attacks a server on this machine", () => {
    for (const host of ["localhost", "127.0.0.1", "[::1]"])
      expect(targetOf(`http://${host}:3000`).origin).toBe("http://127.0.0.1:3000");
  });

  it("has requests for every endpoint, mostly valid, and the same for the same seed", () => {
    let [taken, all] = [0, 0];
    for (const key of KEYS) {
      const endpoint: Endpoint = endpoints[key];
      const random = randomFrom(7);
      for (let n = 0; n < 10; n++) {
        const shot = shotAt(key, random, { id: [1], job_id: [1], email: ["somebody@example.org"] });
        expect(shot.path).toMatch(/^\/api\/v1\/[^{}]+$/);
        if (!endpoint.body || endpoint.files) continue;
        all++;
        if (endpoint.body.safeParse(JSON.parse(String(shot.body))).success) taken++;
      }
      expect(hostileShotAt(key, randomFrom(7), {})).toEqual(hostileShotAt(key, randomFrom(7), {}));
    }
    expect(taken / all).toBeGreaterThan(0.4);
  });

  it("measures the server's peak usage, and reports excess", () => {
    vi.useFakeTimers();
    let server = 300;
    const watch = new MemoryWatch(() => ({ server, readers: 10 }));
    vi.advanceTimersByTime(1_000);
    server = 500;
    vi.advanceTimersByTime(1_000);
    server = 310;
    expect(watch.takePeak()).toEqual({ server: 500, readers: 10 });
    expect(watch.takePeak()).toEqual({ server: 310, readers: 10 });
    watch.close();
    expect(hasGrown(300, 300 + MAX_GROWTH_MB)).toBe(false);
    expect(hasGrown(300, 301 + MAX_GROWTH_MB)).toBe(true);
  });

  it("prints a row for each part, with its findings", () => {
    const findings = new Findings();
    findings.count({ status: 200, headers: {}, text: "", ms: 12 });
    findings.count({ status: 500, headers: {}, text: "", ms: 40 });
    findings.add("status 500", "GET user/job/list");
    const text = table([{ name: "fuzz", findings, seconds: 2, peak: { server: 300, readers: 0 } }]);
    expect(text.split("\n")).toHaveLength(3);
    expect(text).toMatch(
      /\| fuzz \| 2 +\| 2 s +\| 200: 1, 500: 1 \| 40 ms +\| 300 MB +\| – +\| \*\*1\*\* +\|/,
    );
    expect(findings.list).toEqual(["status 500 × 1, such as GET user/job/list"]);
  });
});
