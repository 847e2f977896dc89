import { BUDGETS } from "@jobmap/contract";
import { pino } from "pino";
import { io } from "socket.io-client";
import { afterEach, describe, expect, it } from "vitest";
import { buildAccount, PASSWORD } from "../support/build.ts";
import { codeSentTo, mailsTo } from "../support/mailbox.ts";
import { useServer } from "../support/use-server.ts";

const NEW = "Another-Chain-8";
const NETWORK = "127.0.0.1";

describe("the security log has", () => {
  const lines: string[] = [];
  const log = pino({ level: "info", base: null }, { write: (line: string) => void lines.push(line) });
  const server = useServer({ log });
  afterEach(() => lines.splice(0));

  /** The events so far, without the time. */
  const events = () =>
    lines
      .map((line): { event?: string; msg: string } => JSON.parse(line))
      .filter(({ msg }) => msg === "security")
      .map(({ event, ...rest }) => {
        const { level: _, time: __, msg: ___, ...details } = rest as Record<string, unknown>;
        return { event, ...details };
      });
  const of = (event: string) => events().filter((each) => each.event === event);
  const login = (email: string, password: string) => ({ email, password });

  it("sign-ins, failures and exceeded limits, each limit once", async () => {
    const { id, email } = await buildAccount();
    await server().ok("POST auth/loginUser", "auth/loginUser", login(email, PASSWORD));
    expect(events()).toEqual([{ event: "signed_in", by: "password", account_id: id, network: NETWORK }]);
    const stranger = server().browser();
    for (let tries = 0; tries < 13; tries++)
      await stranger.fails("POST", "auth/loginUser", login(email, "Wrong-Secret-1"));
    expect(of("sign_in_refused")).toEqual(
      Array(10).fill({ event: "sign_in_refused", account_id: id, network: NETWORK }),
    );
    expect(of("attempts_limited")).toEqual([
      { event: "attempts_limited", limit: "sign-in here", account_id: id, network: NETWORK },
    ]);
    await stranger.fails("POST", "auth/loginUser", login("nobody@example.com", "Wrong-Secret-1"));
    expect(of("sign_in_refused").at(-1)).toEqual({ event: "sign_in_refused", network: NETWORK });
  });

  it("registrations, new passwords, repeated links and deleted accounts", async () => {
    const email = "ada@example.com";
    await server().ok("POST auth/sendOTP", "auth/sendOTP", { email });
    const { verification } = await server().ok("POST auth/verifyOTP", "auth/verifyOTP", {
      email,
      otp: await codeSentTo(server(), email),
    });
    const details = { email, password: PASSWORD, first_name: "Ada", last_name: "Harbor", verification };
    await server().ok("POST auth/registerUser", "auth/registerUser", details);
    await server().ok("POST auth/forgot-password", "auth/forgot-password", { email });
    const link = /#\S*?([\w-]{43})/.exec((await mailsTo(server(), email))[0]?.text ?? "")?.[1];
    const reset = { link, password: NEW };
    await server().ok("POST auth/reset-password-by-link", "auth/reset-password-by-link", reset);
    await server().fails("POST", "auth/reset-password-by-link", reset);
    const { token } = await server().ok("POST auth/loginUser", "auth/loginUser", login(email, NEW));
    await server().as(token).ok("POST account/erase", "account/erase", { password: NEW });
    const id = of("registered")[0]?.["account_id" as never];
    expect(events()).toEqual([
      { event: "registered", account_id: id, network: NETWORK },
      { event: "password_set", account_id: id },
      { event: "proof_used_again", kind: "link" },
      { event: "signed_in", by: "password", account_id: id, network: NETWORK },
      { event: "account_erased", account_id: id },
    ]);
    expect(id).toEqual(expect.any(Number));
  });

  it("exceeded budgets, refused roles and invalid tokens", async () => {
    const person = await server().signIn("user");
    for (let n = 0; n < 3; n++) await person.fails("GET", "employer/profile");
    expect(of("not_admitted")).toEqual([
      {
        event: "not_admitted",
        endpoint: "GET employer/profile",
        account_id: person.account.id,
        network: NETWORK,
      },
    ]);
    for (let n = 0; n < 32; n++) await server().as("x".repeat(43)).fails("GET", "auth/profile");
    expect(of("unknown_tokens")).toEqual([{ event: "unknown_tokens", network: NETWORK }]);
    const { account: points, seconds } = BUDGETS.alerts;
    const { limits } = server().services;
    await limits.take({ name: "alerts by account", points, seconds }, String(person.account.id), points);
    for (let n = 0; n < 2; n++)
      await person.fails("POST", "user/job-alert/add", { name: "Boats", search: { search: "boats" } });
    expect(of("budget_used_up")).toEqual([
      { event: "budget_used_up", budget: "alerts", account_id: person.account.id },
    ]);
  });

  it("flooding sockets", async () => {
    const socket = io(server().url, { transports: ["websocket"], reconnection: false });
    const closed = new Promise((resolve) => socket.once("disconnect", resolve));
    await new Promise((resolve) => socket.once("connect", () => resolve(undefined)));
    for (let n = 0; n < 3_000; n++) socket.emit("seo", { page: "/" });
    await closed;
    await expect.poll(() => of("socket_flood")).toHaveLength(1);
  });

  it("nothing that anybody typed", async () => {
    const { email } = await buildAccount({ email: "typed-mail@example.com" });
    const typed = ["typed-mail", "Typed-Secret", "typed-nobody", "654321", PASSWORD, NEW];
    await server().ok("POST auth/loginUser", "auth/loginUser", login(email, PASSWORD));
    const stranger = server().browser();
    for (let tries = 0; tries < 12; tries++) {
      await stranger.fails("POST", "auth/loginUser", login(email, "Typed-Secret-1"));
      await stranger.fails("POST", "auth/loginUser", login("typed-nobody@example.com", "Typed-Secret-1"));
      await stranger.fails("POST", "auth/reset-password", { email, otp: "654321", password: NEW });
    }
    for (let mails = 0; mails < 7; mails++)
      await stranger.request("POST", "/api/v1/auth/forgot-password", {
        headers: { "Content-Type": "application/json", ...(await stranger.pageHeaders()) },
        body: JSON.stringify({ email }),
      });
    expect(new Set(events().map(({ event }) => event))).toEqual(
      new Set(["signed_in", "sign_in_refused", "attempts_limited"]),
    );
    for (const word of typed) expect(lines.join("")).not.toContain(word);
  });
});
