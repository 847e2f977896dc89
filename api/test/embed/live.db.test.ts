import { EMBED_NAMESPACE } from "@jobmap/contract";
import { io, type Socket } from "socket.io-client";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Job } from "../../src/models/index.ts";
import { buildAccount, buildCompany, buildEmployer, buildJob, buildSession } from "../support/build.ts";
import { useServer } from "../support/use-server.ts";

const FOREIGN = { extraHeaders: { Origin: "https://careers.example" } };
const EVENT = "company-jobs";

describe("live jobs of an embed", () => {
  const server = useServer();
  const sockets: Socket[] = [];
  const connect = (namespace: string, options = {}) => {
    const socket = io(server().url + namespace, {
      transports: ["websocket"],
      reconnection: false,
      forceNew: true,
      ...options,
    });
    sockets.push(socket);
    return socket;
  };
  const subscribe = (socket: Socket, payload: unknown) => socket.timeout(30_000).emitWithAck(EVENT, payload);
  /** Writes as every command does: the change is noted with the job. */
  const note = (jobId: number) =>
    server().services.database.query("INSERT INTO job_changes (job_id) VALUES (?)", {
      replacements: [jobId],
    });
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.disconnect();
  });

  it("announce publishing and closing, on a page of another origin", async () => {
    const company = await buildCompany();
    const other = await buildCompany();
    server().services.jobIndex.start();
    const socket = connect(EMBED_NAMESPACE, FOREIGN);
    const heard: unknown[] = [];
    socket.onAny((...message: unknown[]) => heard.push(message));
    const { data } = await subscribe(socket, { company: company.username });
    expect(data).toEqual({ company: company.username, version: expect.any(Number) });

    const job = await buildJob({}, { company });
    const elsewhere = await buildJob({}, { company: other });
    await note(job.id);
    await note(elsewhere.id);
    await expect.poll(() => heard.length).toBe(1);
    const [, first] = heard[0] as [string, { version: number }];
    expect(heard[0]).toEqual([EVENT, { company: company.username, version: expect.any(Number) }]);
    expect(first.version).toBeGreaterThan(data.version);
    const map = await server().ok("GET map/company/{username}", `map/company/${company.username}`);
    expect(map).toMatchObject({ total: 1, version: first.version });

    await Job.update({ status: "CLOSED", closeReason: "FILLED" }, { where: { id: job.id } });
    await note(job.id);
    await expect.poll(() => heard.length).toBe(2);
    const [, second] = heard[1] as [string, { version: number }];
    expect(second.version).toBeGreaterThan(first.version);
    expect(heard[1]).toEqual([EVENT, { company: company.username, version: second.version }]);
  });

  it("can be requested from any process, which answers with the announced version", async () => {
    const company = await buildCompany();
    const asked = `user/job/list?company=${company.id}`;
    const map = `map/company/${company.username}`;
    const before = await server().ok("GET map/company/{username}", map);
    // This process has not looked at the database since.
    await note((await buildJob({}, { company })).id);
    expect(await server().ok("GET user/job/list", asked)).toMatchObject({ total: 1 });
    await note((await buildJob({}, { company })).id);
    const after = await server().ok("GET map/company/{username}", map);
    expect(after).toMatchObject({ total: 2 });
    expect(after.version).toBeGreaterThan(before.version);
  });

  it("belong to the stated version, even if a job is published meanwhile", async () => {
    const company = await buildCompany();
    await note((await buildJob({}, { company })).id);
    const { services } = server();
    const query = services.database.query.bind(services.database);
    let late: Promise<unknown> | undefined;
    const spy = vi.spyOn(services.database, "query").mockImplementation(async (...args: unknown[]) => {
      if (late === undefined && String(args[0]).includes("FROM jobs j WHERE j.company_id")) {
        late = buildJob({}, { company }).then(({ id }) => note(id));
        await late;
      }
      return Reflect.apply(query, undefined, args);
    });
    const map = await server().ok("GET map/company/{username}", `map/company/${company.username}`);
    spy.mockRestore();
    expect(map).toMatchObject({ total: 2, version: services.jobIndex.versionOf(company.id) });
    await services.jobIndex.catchUp();
    expect(map.version).toBe(services.jobIndex.versionOf(company.id));
  });

  it("announce many changes at once rarely, and the last one always", async () => {
    const company = await buildCompany();
    const socket = connect(EMBED_NAMESPACE, FOREIGN);
    const versions: number[] = [];
    socket.on(EVENT, ({ version }: { version: number }) => versions.push(version));
    await subscribe(socket, { company: company.username });
    const job = await buildJob({}, { company });
    const began = Date.now();
    for (let i = 0; i < 30; i++) await server().refresh(job.id);
    const last = server().services.jobIndex.versionOf(company.id);
    await expect.poll(() => versions.at(-1)).toBe(last);
    // The first at once, then one a second at most, however long a busy machine took for the thirty.
    expect(versions.length).toBeLessThanOrEqual(3 + (Date.now() - began) / 1_000);
  });

  it("are public; the site's own events are not", async () => {
    const foreign = connect("/", FOREIGN);
    const error = await new Promise((resolve) => foreign.once("connect_error", resolve));
    expect(error).toBeInstanceOf(Error);
    const embed = connect(EMBED_NAMESPACE, FOREIGN);
    await new Promise((resolve) => embed.once("connect", () => resolve(undefined)));
    for (const event of ["iframe-company-profile", "tranding-search-current-count"])
      await expect(embed.timeout(300).emitWithAck(event, { latitude: 39, longitude: -76 })).rejects.toThrow();
  });

  it("use WebSockets only: other transports are refused and get no session", async () => {
    const reply = await server().request("GET", "/socket.io/?EIO=4&transport=polling", {
      headers: { Origin: "https://careers.example" },
    });
    expect(reply.status).toBe(400);
    expect(await reply.json()).toEqual({ code: 0, message: "Transport unknown" });
    expect(reply.headers.get("Set-Cookie")).toBeNull();
    const error = await new Promise((resolve) =>
      connect(EMBED_NAMESPACE, { ...FOREIGN, transports: ["polling"] }).once("connect_error", resolve),
    );
    expect(error).toBeInstanceOf(Error);
  });

  it.each([
    [undefined],
    [null],
    ["x"],
    [{}],
    [{ company: 5 }],
    [{ company: "a b" }],
    [{ company: "nobody" }],
  ])("reject %j", async (payload) => {
    expect(await subscribe(connect(EMBED_NAMESPACE, FOREIGN), payload)).toMatchObject({
      status: false,
      message: expect.any(String),
    });
  });

  it("reveal nothing about a hidden company", async () => {
    const hidden = await buildCompany({ showProfile: false });
    expect(await subscribe(connect(EMBED_NAMESPACE), { company: hidden.username })).toMatchObject({
      status: false,
    });
  });

  it("follow at most twenty companies per page", async () => {
    const socket = connect(EMBED_NAMESPACE);
    for (let i = 0; i < 20; i++)
      expect(await subscribe(socket, { company: (await buildCompany()).username })).toMatchObject({
        status: true,
      });
    expect(await subscribe(socket, { company: (await buildCompany()).username })).toMatchObject({
      status: false,
    });
  });

  it("name the company that /company-iframe shows: the one with most jobs", async () => {
    const socket = connect("/");
    expect(await socket.timeout(30_000).emitWithAck("iframe-company-profile", {})).toMatchObject({
      status: false,
    });
    const company = await buildCompany();
    const jobs = [await buildJob(), await buildJob({}, { company }), await buildJob({}, { company })];
    await server().refresh(...jobs.map(({ id }) => id));
    const heard = new Promise((resolve) => socket.once("iframe-company-profile", resolve));
    socket.emit("iframe-company-profile", {});
    const data = { username: company.username, is_own: false };
    expect(await heard).toEqual({ status: true, message: "OK", data });
  });

  it("name a signed-in employer's own company, however few jobs it has", async () => {
    await server().refresh((await buildJob()).id);
    const employer = await buildEmployer();
    const token = await buildSession(employer);
    const asked = (socket: Socket) => socket.timeout(30_000).emitWithAck("iframe-company-profile", {});
    expect(await asked(connect("/", { auth: { token } }))).toMatchObject({
      data: { username: employer.username, is_own: true },
    });
    const candidate = await buildSession(await buildAccount());
    expect(await asked(connect("/", { auth: { token: candidate } }))).toMatchObject({
      data: { is_own: false },
    });
  });
});
