import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SocketEvent } from "@jobmap/contract";
import { QueryTypes } from "sequelize";
import { io, type Socket } from "socket.io-client";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { seedSeoTexts } from "../../db/seo-texts.ts";
import { SessionEnds } from "../../src/background/session-ends.ts";
import { deactivate } from "../../src/commands/account/deactivate.ts";
import { Account } from "../../src/models/index.ts";
import { buildCompany, buildJob, PASSWORD } from "../support/build.ts";
import { databaseUrl } from "../support/database.ts";
import { codeSentTo } from "../support/mailbox.ts";
import { startTestServer } from "../support/server.ts";
import { useServer } from "../support/use-server.ts";

describe("account sockets", () => {
  const server = useServer();
  const sockets: Socket[] = [];
  const connect = async (token?: string, options = {}) => {
    const socket = io(server().url, {
      transports: ["websocket"],
      reconnection: false,
      forceNew: true,
      ...(token === undefined ? {} : { auth: { token } }),
      ...options,
    });
    sockets.push(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once("connect", resolve);
      socket.once("connect_error", reject);
    });
    return socket;
  };
  const ask = (socket: Socket, event: SocketEvent, payload: unknown) =>
    socket.timeout(30_000).emitWithAck(event, payload);
  const ended = (socket: Socket) => new Promise<string>((resolve) => socket.once("disconnect", resolve));
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.disconnect();
  });

  // @spec 3.4, 4.24, 7.135, 7.136
  it("switch a candidate's resume visibility", async () => {
    const { account, token } = await server().signIn("user");
    const socket = await connect(token);
    expect(await ask(socket, "change_account_setting", { token, is_public_ats_resume: true })).toEqual({
      status: true,
      message: "Your public page is on.",
    });
    expect((await account.reload()).isPublicAtsResume).toBe(true);
    await ask(socket, "change_account_setting", { token, is_public_ats_resume: false });
    expect((await account.reload()).isPublicAtsResume).toBe(false);
  });

  // @spec 7.134, 7.135
  it("accept a token in a message only for the handshake's account", async () => {
    const mine = await server().signIn("user");
    const theirs = await server().signIn("user");
    const asked = { token: theirs.token, is_public_ats_resume: true };
    for (const handshake of [undefined, "", mine.token])
      expect(await ask(await connect(handshake), "change_account_setting", asked)).toMatchObject({
        status: false,
      });
    expect((await theirs.account.reload()).isPublicAtsResume).toBe(false);
    const again = await server().signIn(mine.account);
    expect(
      await ask(await connect(mine.token), "change_account_setting", {
        token: again.token,
        is_public_ats_resume: true,
      }),
    ).toMatchObject({ status: true });
  });

  it.each([[undefined], [null], ["x"], [{}], [{ token: 1 }], [{ token: "x", is_deactivated: "yes" }]])(
    "reject %j as a change",
    async (payload) => {
      const { token } = await server().signIn("user");
      expect(await ask(await connect(token), "change_account_setting", payload)).toMatchObject({
        status: false,
      });
    },
  );

  it("reject switches of the other role, and empty changes", async () => {
    const { token } = await server().signIn("employer");
    const socket = await connect(token);
    expect(await ask(socket, "change_account_setting", { token, is_public_ats_resume: true })).toMatchObject({
      status: false,
    });
    expect(await ask(socket, "change_account_setting", { token })).toMatchObject({ status: false });
  });

  // @spec 3.9, 4.19, 7.134
  it("S16: close after deactivation, for that account only", async () => {
    const { account, token } = await server().signIn("user");
    const elsewhere = await server().signIn(account);
    const stranger = await server().signIn("user");
    const [here, there, other] = [
      await connect(token),
      await connect(elsewhere.token),
      await connect(stranger.token),
    ];
    const ends = Promise.all([ended(here), ended(there)]);
    expect(await ask(here, "change_account_setting", { token, is_deactivated: true })).toMatchObject({
      status: true,
    });
    expect(await ends).toEqual(["io server disconnect", "io server disconnect"]);
    expect((await Account.findByPk(account.id))?.deactivatedAt).not.toBeNull();
    expect(await elsewhere.fails("GET", "auth/profile")).toMatchObject({ httpStatus: 401 });
    expect(
      await ask(other, "change_account_setting", { token: stranger.token, is_public_ats_resume: true }),
    ).toMatchObject({
      status: true,
    });
  });

  it("S16: close for one session when signing out, for all after a new password", async () => {
    const first = await server().signIn("user");
    const second = await server().signIn(first.account);
    const [one, two] = [await connect(first.token), await connect(second.token)];
    const oneEnds = ended(one);
    await first.ok("POST auth/logout", "auth/logout", {});
    await oneEnds;
    expect(two.connected).toBe(true);

    const twoEnds = ended(two);
    const { email } = first.account;
    await server().ok("POST auth/forgot-password", "auth/forgot-password", { email });
    const otp = await codeSentTo(server(), email);
    await server().ok("POST auth/reset-password", "auth/reset-password", {
      email,
      otp,
      password: `${PASSWORD}x`,
    });
    await twoEnds;
  });

  it("S16: close when another process ends the session", async () => {
    const { account, token } = await server().signIn("user");
    const socket = await connect(token);
    const ends = ended(socket);
    const { services } = server();
    const elsewhere = { ...services, sessionEnds: new SessionEnds(services.database, services.log) };
    await deactivate(elsewhere, account.id);
    expect(await ends).toBe("io server disconnect");
    await elsewhere.sessionEnds.stop();
  });

  it("stop listening for a session if the client leaves during the handshake", async () => {
    const { account, token } = await server().signIn("user");
    const { database, sessionEnds } = server().services;
    const leave = vi.fn();
    const listens = vi.spyOn(sessionEnds, "onEnd").mockReturnValue(leave);
    onTestFinished(() => listens.mockRestore());
    // The handshake notes that the session was used, and waits for its row.
    server().advance(120_000);
    await database.transaction(async (transaction) => {
      await database.query("SELECT id FROM sessions WHERE account_id = ? FOR UPDATE", {
        replacements: [account.id],
        transaction,
      });
      const socket = io(server().url, {
        transports: ["websocket"],
        reconnection: false,
        forceNew: true,
        auth: { token },
      });
      sockets.push(socket);
      await vi.waitFor(async () => {
        const [waits] = await database.query<{ n: number }>(
          "SELECT COUNT(*) AS n FROM information_schema.processlist WHERE info LIKE 'UPDATE sessions%' AND db = DATABASE()",
          { type: QueryTypes.SELECT },
        );
        expect(Number(waits?.n)).toBe(1);
      }, 10_000);
      socket.disconnect();
      // Long enough for the server to hear of it.
      for (let i = 0; i < 100; i++) await database.query("SELECT 1");
    });
    await vi.waitFor(() => expect(listens).toHaveBeenCalled(), 10_000);
    await vi.waitFor(() => expect(leave).toHaveBeenCalled(), 5_000);
  });

  it("S16: close if the session ends during the handshake", async () => {
    const { token } = await server().signIn("user");
    const listens = vi.spyOn(server().services.sessionEnds, "onEnd").mockImplementation((_, over) => {
      over();
      return () => {};
    });
    onTestFinished(() => listens.mockRestore());
    const socket = io(server().url, {
      transports: ["websocket"],
      reconnection: false,
      forceNew: true,
      auth: { token },
    });
    sockets.push(socket);
    await new Promise<void>((resolve) => {
      socket.io.once("close", () => resolve());
    });
    expect(listens).toHaveBeenCalledOnce();
  });

  it("S17: close with an expired session", async () => {
    const { token } = await server().signIn("user");
    const ends = ended(await connect(token));
    server().advance(15 * 86_400_000);
    server().workers.housekeeper.poke();
    expect(await ends).toBe("io server disconnect");
  });

  it("S16: reject a token that was revoked after the handshake", async () => {
    const { token, ...person } = await server().signIn("user");
    const socket = await connect((await server().signIn("user")).token);
    await person.ok("POST auth/logout", "auth/logout", {});
    expect(await ask(socket, "change_account_setting", { token, is_public_ats_resume: true })).toMatchObject({
      status: false,
    });
  });

  it("S16: say that the session of a token is over, instead of taking its page for a visitor's", async () => {
    const { token, ...person } = await server().signIn("user");
    await person.ok("POST auth/logout", "auth/logout", {});
    for (const over of [token, "x".repeat(43), "x"])
      await expect(connect(over)).rejects.toMatchObject({ data: { code: "unauthenticated" } });
  });

  it("S20: reject a foreign Origin in the handshake, with or without a token", async () => {
    const { token } = await server().signIn("user");
    for (const origin of ["https://evil.example", "null", "http://127.0.0.1:1"])
      for (const sent of [undefined, token])
        await expect(connect(sent, { extraHeaders: { Origin: origin } })).rejects.toBeInstanceOf(Error);
    await connect(token, { extraHeaders: { Origin: server().url } });
  });

  it("let pages reconnect when the server restarts", async () => {
    const settings = { FILES_DIR: join(tmpdir(), `jobmap-test-stopped-${process.pid}`) };
    const stopping = await startTestServer(server().services.database, databaseUrl(), { settings });
    const socket = io(stopping.url, { transports: ["websocket"], reconnection: false, forceNew: true });
    sockets.push(socket);
    await new Promise<void>((resolve) => socket.once("connect", resolve));
    const ends = ended(socket);
    await stopping.close();
    // After "io server disconnect" a client of Socket.IO stays away.
    expect(await ends).toBe("transport close");
  });

  // @spec 7.132, 7.133
  it("show employers their own company in the frame, and others the one with most jobs", async () => {
    const big = await buildCompany();
    const job = await buildJob({}, { company: big });
    await server().refresh(job.id);
    const { account, token } = await server().signIn("employer");
    const candidate = await server().signIn("user");
    const shown = async (sent?: string) =>
      (await ask(await connect(sent), "iframe-company-profile", undefined)).data;
    expect(await shown(token)).toEqual({ username: account.username, is_own: true });
    expect(await shown()).toEqual({ username: big.username, is_own: false });
    expect(await shown(candidate.token)).toEqual({ username: big.username, is_own: false });
  });

  // @spec 7.130, 7.131
  it("return the page texts that an operator edits", async () => {
    const { database } = server().services;
    await seedSeoTexts(database);
    await database.query("UPDATE seo_texts SET meta_title = 'Come in' WHERE page = '/user-login'");
    await seedSeoTexts(database);
    const socket = await connect();
    const expected = {
      status: true,
      message: "OK",
      data: { meta_title: "Come in", meta_description: "Sign in to Jobmap as a job seeker." },
    };
    expect(await ask(socket, "seo", { page: "user-login" })).toEqual(expected);
    expect(await ask(socket, "seo", { page: "/user-login" })).toEqual(expected);
    expect(await ask(socket, "seo", "user-login")).toEqual(expected);
    for (const payload of [
      { page: "none-such" },
      {},
      undefined,
      { page: "__proto__" },
      { page: 1 },
      "none-such",
      1,
    ])
      expect(await ask(socket, "seo", payload)).toMatchObject({ status: false });
  });
});
