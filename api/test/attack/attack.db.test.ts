import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { HOUR_MS } from "@jobmap/contract/limits";
import { afterEach, describe, expect, it } from "vitest";
import { Client } from "../../attack/client.ts";
import { fuzz } from "../../attack/fuzz.ts";
import { lockOut } from "../../attack/lock-out.ts";
import { matrix } from "../../attack/matrix.ts";
import { processAt } from "../../attack/memory.ts";
import type { Person } from "../../attack/people.ts";
import { createWorld, type World } from "../../attack/world.ts";
import { useServer } from "../support/use-server.ts";

const isLinux = process.platform === "linux";
const kinds = (findings: { list: string[] }) => findings.list.map((finding) => finding.split(" × ")[0]);
const until = () => performance.now() + HOUR_MS;

/** Attackers have loopback addresses of their own, which other systems have only one of. */
describe.runIf(isLinux)("npm run attack, on a secure server", () => {
  const server = useServer({ settings: { ADDRESS_LIMITS: "1000", ACCOUNT_LIMITS: "1000" } });
  const url = () => new URL(server().url);

  it("reports nothing for requests to every endpoint by every role, valid and hostile", async () => {
    const world = await createWorld(url());
    const asked = await matrix(world, 1);
    expect(asked.list).toEqual([]);
    expect(asked.requests).toBeGreaterThan(500);
    const shot = await fuzz({ ...world, pool: world.theirs, each: 2, seed: 1, until: until() });
    expect(shot.list).toEqual([]);
    expect(shot.requests).toBeGreaterThan(200);
    expect(processAt(Number(url().port))).toBe(process.pid);
  });

  it("checks that owners get access, and reports where they do not", async () => {
    expect((await lockOut(url(), "one")).list).toEqual([]);
    const { limits } = server().services;
    server().services.limits = {
      take: (limit, who, price) => (limit.name.startsWith("sign-in") ? 900 : limits.take(limit, who, price)),
      reset: (limit, who) => limits.reset(limit, who),
    };
    expect(kinds(await lockOut(url(), "two"))).toContain(
      "the owner is locked out: signing in where the owner has been before",
    );
  });
});

describe.runIf(isLinux)("npm run attack, on an insecure server", () => {
  let stub: Server | undefined;
  afterEach(() => stub?.close());
  const serve = async (answer: RequestListener): Promise<URL> => {
    const started = createServer(answer);
    stub = started;
    await new Promise<void>((resolve) => started.listen(0, "127.0.0.1", resolve));
    return new URL(`http://127.0.0.1:${(started.address() as AddressInfo).port}`);
  };
  const people = (url: URL): Person[] =>
    (["user", "employer"] as const).map((role) => ({
      role,
      email: `${role}@attack.example`,
      client: new Client(url, "127.0.0.1"),
    }));
  const shootAt = (url: URL) =>
    fuzz({ url, attackers: people(url), secrets: ["hush"], pool: {}, each: 1, seed: 1, until: until() });

  it("reports access by strangers, leaked data, and changes", async () => {
    const url = await serve((_, response) => response.end('{"status":true,"data":{"note":"hush"}}'));
    const [candidate, employer] = people(url) as [Person, Person];
    let looks = 0;
    const world: World = {
      url,
      victims: { user: candidate, employer },
      attackers: people(url),
      secrets: ["hush"],
      theirs: { id: [1] },
      look: async () => `rows ${looks++}`,
    };
    expect(new Set(kinds(await matrix(world, 1)))).toEqual(
      new Set([
        "somebody else's data",
        "let in whoever is not signed in",
        "let in the other role",
        "a victim's rows were changed",
      ]),
    );
  });

  it.each([
    ["status 500", (_: unknown, response) => response.writeHead(500).end("{}")],
    ["status 503", (_: unknown, response) => response.writeHead(503).end("{}")],
    ["insides of the server", (_: unknown, response) => response.end("Error\n at run (/srv/app.ts:12:3)")],
    ["somebody else's data", (_: unknown, response) => response.end('{"note":"hush"}')],
    ["no reply", (request) => request.socket.destroy()],
  ] satisfies [string, RequestListener][])("reports %s", async (kind, answer) => {
    expect(kinds(await shootAt(await serve(answer)))).toContain(kind);
  });

  it("does not count a 429 with Retry-After as an error", async () => {
    const url = await serve((_, response) => response.writeHead(503, { "Retry-After": "5" }).end("{}"));
    expect((await shootAt(url)).list).toEqual([]);
  });
});
