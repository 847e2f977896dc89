import { describe, expect, it } from "vitest";
import { ApiError } from "../src/errors/api-error.ts";
import { deviceName } from "../src/http/device.ts";
import { Passwords } from "../src/security/passwords.ts";
import { isReserved, namesLike } from "../src/security/usernames.ts";

describe("passwords", () => {
  it("S13: hashes with Argon2id, 19 MiB, two passes, one lane, and a salt of its own each time", async () => {
    const passwords = new Passwords();
    const [one, two] = [await passwords.hash("Anchor-Chain-7"), await passwords.hash("Anchor-Chain-7")];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(two);
    expect(await passwords.matches(one, "Anchor-Chain-7")).toBe(true);
    expect(await passwords.matches(one, "Anchor-Chain-8")).toBe(false);
    expect(await passwords.matches(null, "")).toBe(false);
  });

  it("takes the two spellings of one accented letter as one password", async () => {
    const passwords = new Passwords();
    const hash = await passwords.hash("Caf\u00e9-Chain-7");
    expect(await passwords.matches(hash, "Cafe\u0301-Chain-7")).toBe(true);
  });

  it("rejects callers that would wait too long, and continues with the others", async () => {
    const passwords = new Passwords();
    const all = await Promise.allSettled(
      Array.from({ length: 400 }, () => passwords.matches(null, "x", "email")),
    );
    const refused = all.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
    expect(refused.length).toBeGreaterThan(100);
    expect(refused.length).toBeLessThan(400);
    for (const reason of refused) {
      expect(reason).toBeInstanceOf(ApiError);
      expect(reason).toMatchObject({
        code: "too_many_requests",
        retryAfter: 5,
        fields: { email: expect.any(String) },
      });
    }
    expect(await passwords.matches(null, "x")).toBe(false);
  });
});

describe("usernames", () => {
  it.each([
    "admin",
    "Admin".toLowerCase(),
    "admin-1",
    "job-map",
    "jobmap",
    "job.map",
    "user_login",
    "support42",
  ])("%s is reserved", (name) => expect(isReserved(name)).toBe(true));
  it.each(["administrators-choice", "harbor-works", "jobs-by-ada", "ada"])("%s is not reserved", (name) =>
    expect(isReserved(name)).toBe(false),
  );
  it("are generated from names in any script, and are never reserved", () => {
    const first = (wanted: string) => namesLike(wanted).next().value;
    expect(first("Ada Lovelace")).toBe("ada-lovelace");
    expect(first("José Ñandú & Sons")).toBe("jose-nandu-sons");
    expect(first("東京")).toBe("member");
    expect(first("Support")).toBe("support-here");
    expect(first("Jo")).toBe("jo-here");
    expect(String(first("x".repeat(300))).length).toBeLessThanOrEqual(60);
  });
});

describe("devices", () => {
  it.each([
    ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Linux"],
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
      "Edge on Windows",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
      "Safari on iPhone",
    ],
    [
      "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
      "Chrome on Android",
    ],
    ["curl/8.0", "Unknown device"],
    [undefined, "Unknown device"],
    ["<script>alert(1)</script>", "Unknown device"],
  ])("%s is %s", (agent, name) => expect(deviceName(agent)).toBe(name));
});
