import { BUDGETS } from "@jobmap/contract";
import { HOUR_MS } from "@jobmap/contract/limits";
import { describe, expect, it } from "vitest";
import { LIMITS } from "../../src/security/attempts.ts";
import { buildAccount, buildEmployer, PASSWORD } from "../support/build.ts";
import { codeSentTo, mailsTo } from "../support/mailbox.ts";
import type { TestClient } from "../support/server.ts";
import { useServer } from "../support/use-server.ts";

const WRONG = "Wrong-One-1";
const NEW = "Another-Chain-8";

/** What strangers can do to somebody whose address or username they know. They are behind a proxy, which names their addresses. */
describe("strangers cannot lock an owner out", () => {
  const server = useServer({ settings: { TRUST_PROXY: "1" } });
  const at = (address: string) => server().browser({ "X-Forwarded-For": address });
  const attacker = () => at("203.0.113.66");
  const owner = () => at("198.51.100.9");
  /** The n-th of many networks. */
  const botAt = (n: number) => at(`192.0.${n >> 8}.${n & 255}`);

  const signIn = (who: TestClient, email: string, password = PASSWORD) =>
    who.ok("POST auth/loginUser", "auth/loginUser", { email, password });
  const guess = async (who: TestClient, email: string) =>
    (await who.fails("POST", "auth/loginUser", { email, password: WRONG })).httpStatus;
  const forgot = (who: TestClient, email: string) =>
    who.ok("POST auth/forgot-password", "auth/forgot-password", { email });
  const reset = (who: TestClient, email: string, otp: string) =>
    who.ok("POST auth/reset-password", "auth/reset-password", { email, otp, password: NEW });
  /** As if strangers in very many networks had made so many attempts already. */
  const wasTried = async (limit: keyof typeof LIMITS, who: string, times: number) => {
    for (let n = 0; n < times; n++) await server().services.limits.take(LIMITS[limit], who);
  };
  const linkTo = async (email: string, name: string) => {
    const [mail] = await mailsTo(server(), email);
    return new RegExp(`#${name}=([\\w-]{43})`).exec(mail?.text ?? "")?.[1] ?? "";
  };

  describe("by guessing passwords,", () => {
    it("from one address, not even after being blocked", async () => {
      const { email } = await buildAccount();
      const one = attacker();
      const seen: Record<number, number> = {};
      for (let n = 0; n < 101; n++) {
        const status = await guess(one, email);
        seen[status] = (seen[status] ?? 0) + 1;
      }
      expect(seen[401]).toBeLessThanOrEqual(11);
      expect(seen[429]).toBeGreaterThanOrEqual(90);
      await signIn(owner(), email);
      const { email: next } = await buildAccount();
      for (let n = 0; n < 101; n++) await guess(one, next);
      await signIn(owner(), next);
    });

    it("from one address shared with the owner, if the owner has signed in there before", async () => {
      const { email } = await buildAccount();
      const office = at("203.0.113.66");
      await signIn(office, email);
      const stranger = at("203.0.113.66");
      for (let n = 0; n < 11; n++) await guess(stranger, email);
      const { address: points, seconds } = BUDGETS.sign_ins;
      while (
        (await server().services.limits.take(
          { name: "sign_ins by address", points, seconds },
          "203.0.113.66",
        )) === 0
      );
      for (const name of [email, "nobody@example.com"]) expect(await guess(stranger, name)).toBe(429);
      await signIn(office, email);
    });

    it("from many networks: known browsers get in, and others sign in by mail", async () => {
      const account = await buildEmployer({ username: "harbor-works" });
      const known = owner();
      const login = (who: TestClient, name: string, password: string) =>
        who.ok("POST auth/loginEmployer", "auth/loginEmployer", { email: name, password });
      await login(known, account.email, PASSWORD);
      const guessAs = async (who: TestClient) =>
        who.fails("POST", "auth/loginEmployer", { email: "harbor-works", password: WRONG });
      // Each network has its ten guesses, all together a hundred.
      await wasTried("signIn", "harbor-works", 90);
      for (let n = 0; n < 3; n++) for (let tries = 0; tries < 5; tries++) await guessAs(botAt(n));
      const refusal = await at("198.51.100.200").fails("POST", "auth/loginEmployer", {
        email: "harbor-works",
        password: PASSWORD,
      });
      expect(refusal).toMatchObject({
        httpStatus: 429,
        error: { email: expect.stringMatching(/signed in with before.*Forgot password.*link/s) },
      });
      await login(known, "harbor-works", PASSWORD);

      const elsewhere = at("198.51.100.200");
      await forgot(elsewhere, account.email);
      await reset(elsewhere, account.email, await codeSentTo(server(), account.email));
      await login(elsewhere, "harbor-works", NEW);
    });

    it("and get the same answers for unknown usernames", async () => {
      const { email } = await buildAccount();
      const refusalFor = async (name: string) => {
        await wasTried("signIn", name, 100);
        const { request_id: _, ...rest } = await at("198.51.100.7").fails("POST", "auth/loginUser", {
          email: name,
          password: PASSWORD,
        });
        return rest;
      };
      expect(await refusalFor("nobody@example.com")).toEqual(await refusalFor(email));
    });

    it("or with a forged known-browser cookie", async () => {
      const victim = await buildAccount();
      const mine = await buildAccount();
      const one = attacker();
      await signIn(one, mine.email);
      const { Cookie = "" } = await one.pageHeaders();
      const [, own = ""] = /(?:^|; )device=([^;]+)/.exec(Cookie) ?? [];
      expect(own).toMatch(/^\d+\.[\w-]{43}\.[\w-]{43}$/);
      const forged = own.replace(/^\d+/, String(victim.id));
      const cookies = [own, forged, `${victim.id}.${"a".repeat(43)}.${"b".repeat(43)}`, "x"];
      for (const [i, device] of cookies.entries()) {
        const address = `203.0.113.${70 + i}`;
        const headers = await at(address).pageHeaders();
        const attempt = async () => {
          const response = await server().request("POST", "/api/v1/auth/loginUser", {
            headers: {
              ...headers,
              Cookie: `${headers["Cookie"]}; device=${device}`,
              "Content-Type": "application/json",
              "X-Forwarded-For": address,
            },
            body: JSON.stringify({ email: victim.email, password: WRONG }),
          });
          return response.status;
        };
        for (let n = 0; n < 10; n++) expect(await attempt()).toBe(401);
        expect(await attempt()).toBe(429);
      }
      await signIn(owner(), victim.email);
    });
  });

  describe("by requesting codes,", () => {
    it("by replacing the owner's code or using up its attempts", async () => {
      const { email } = await buildAccount();
      const mine = owner();
      await forgot(mine, email);
      const otp = await codeSentTo(server(), email);
      const one = attacker();
      await forgot(one, email);
      for (let n = 0; n < 8; n++)
        await one.fails("POST", "auth/reset-password", { email, otp: "000000", password: NEW });
      const sixth = attacker();
      for (let n = 0; n < 8; n++)
        await sixth.fails("POST", "auth/reset-password", { email, otp, password: NEW });
      await reset(mine, email, otp);
      await signIn(mine, email, NEW);
    });

    it("or by preventing the owner from getting one", async () => {
      const { email } = await buildAccount();
      const one = attacker();
      let sent = 0;
      for (; sent < 30; sent++)
        if (
          (await one.request("POST", "/api/v1/auth/forgot-password", await json(one, { email }))).status ===
          429
        )
          break;
      expect(sent).toBe(5);
      const mine = owner();
      await forgot(mine, email);
      await reset(mine, email, await codeSentTo(server(), email));
    });

    it("or by using it up: a code from another browser is rejected, and still works in its own", async () => {
      const { email } = await buildAccount();
      const mine = owner();
      await forgot(mine, email);
      const otp = await codeSentTo(server(), email);
      expect(
        await attacker().fails("POST", "auth/reset-password", { email, otp, password: NEW }),
      ).toMatchObject({ httpStatus: 400, error: { otp: expect.any(String) } });
      await reset(mine, email, otp);
    });

    it("even from many networks: the link in the latest mail works in any browser", async () => {
      const { email } = await buildAccount();
      await wasTried("code", `reset ${email}`, 17);
      for (let n = 0; n < 3; n++) await forgot(botAt(n), email);
      const mine = owner();
      expect(await mine.fails("POST", "auth/forgot-password", { email })).toMatchObject({
        httpStatus: 429,
        error: { email: expect.stringMatching(/newest one: its link works in any browser/) },
      });
      const link = await linkTo(email, "new-password");
      const key = "POST auth/reset-password-by-link";
      await mine.ok(key, "auth/reset-password-by-link", { link, password: NEW });
      await signIn(mine, email, NEW);
      expect(
        await attacker().fails("POST", "auth/reset-password-by-link", { link, password: PASSWORD }),
      ).toMatchObject({ httpStatus: 400, error: { link: expect.stringMatching(/request a new email/) } });
    });

    it("or by guessing them: after thirty wrong codes, codes are blocked for the day, and links still work", async () => {
      const { email } = await buildAccount();
      await wasTried("wrongCode", `reset ${email}`, 25);
      const bot = botAt(1);
      await forgot(bot, email);
      for (let tries = 0; tries < 5; tries++)
        await bot.fails("POST", "auth/reset-password", { email, otp: "000000", password: NEW });
      const mine = owner();
      await forgot(mine, email);
      const otp = await codeSentTo(server(), email);
      expect(await mine.fails("POST", "auth/reset-password", { email, otp, password: NEW })).toMatchObject({
        httpStatus: 429,
        error: { otp: expect.stringMatching(/open the link in the newest email/) },
      });
      const link = await linkTo(email, "new-password");
      await mine.ok("POST auth/reset-password-by-link", "auth/reset-password-by-link", {
        link,
        password: NEW,
      });
    });

    it("in a browser where the owner has signed in before, whatever strangers request", async () => {
      const { email } = await buildAccount();
      const mine = owner();
      await signIn(mine, email);
      await wasTried("code", `reset ${email}`, 20);
      await wasTried("codeHere", `reset ${email} 198.51.100.9`, 5);
      await forgot(mine, email);
      await reset(mine, email, await codeSentTo(server(), email));
    });

    it("while registration and password reset are counted separately", async () => {
      const email = "new@example.com";
      const one = attacker();
      for (let n = 0; n < 6; n++)
        await one.request("POST", "/api/v1/auth/forgot-password", await json(one, { email }));
      await one.ok("POST auth/sendOTP", "auth/sendOTP", { email });
    });

    it("or block a registration: the mail's link verifies the address once, within an hour, in any browser", async () => {
      const email = "new@example.com";
      await attacker().ok("POST auth/sendOTP", "auth/sendOTP", { email, role: "employer" });
      const link = await linkTo(email, "verify");
      const [mail] = await mailsTo(server(), email);
      expect(mail?.text).toContain("/employer-register#verify=");
      const mine = owner();
      const proof = await mine.ok("POST auth/verifyLink", "auth/verifyLink", { link });
      expect(proof.email).toBe(email);
      expect(await mine.fails("POST", "auth/verifyLink", { link })).toMatchObject({ httpStatus: 400 });
      await mine.ok("POST auth/registerUser", "auth/registerUser", {
        email,
        password: PASSWORD,
        first_name: "Ada",
        last_name: "Lovelace",
        verification: proof.verification,
      });
    });

    it("by an expired link, one of another kind, or an invalid one", async () => {
      const { email } = await buildAccount();
      await forgot(owner(), email);
      const link = await linkTo(email, "new-password");
      const by = (given: string) =>
        owner().fails("POST", "auth/reset-password-by-link", { link: given, password: NEW });
      for (const given of ["x", "l".repeat(43)]) expect(await by(given)).toMatchObject({ httpStatus: 400 });
      expect(await owner().fails("POST", "auth/verifyLink", { link })).toMatchObject({ httpStatus: 400 });
      server().advance(HOUR_MS + 1);
      expect(await by(link)).toMatchObject({ httpStatus: 400, error: { link: expect.any(String) } });
    });
  });

  async function json(who: TestClient, body: object): Promise<RequestInit> {
    return {
      headers: { ...(await who.pageHeaders()), "Content-Type": "application/json" },
      body: JSON.stringify(body),
    };
  }
});
