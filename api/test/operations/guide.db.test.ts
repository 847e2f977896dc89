import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { preparedDatabase } from "../support/database.ts";
import { freePort, type Product, startProduct } from "../support/product.ts";

const GUIDES = new URL("../../../docs/guides/", import.meta.url);
const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const DOCTOR = fileURLToPath(new URL("../../bin/doctor.ts", import.meta.url));
const NGINX = [process.env["NGINX_PATH"], "/usr/sbin/nginx"].find((path) => path && existsSync(path));

let databaseUrl = "";
let products: readonly [Product, Product];
beforeAll(async () => {
  databaseUrl = await preparedDatabase("guide");
  const settings = { TRUST_PROXY: "1", WORKERS: "0" };
  products = [await startProduct({ databaseUrl, settings }), await startProduct({ databaseUrl, settings })];
  await Promise.all(products.map(({ ready }) => ready));
});
afterAll(async () => {
  for (const product of products) product.kill("SIGKILL");
  await Promise.all(products.map(({ ended }) => ended));
});

describe.skipIf(!NGINX)("nginx.conf of the guide, before two processes", () => {
  let folder = "";
  let nginx: ChildProcess;
  let url = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "jobmap-nginx-"));
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    const [first, second] = products.map((product) => new URL(product.url).host);
    const guide = readFileSync(new URL("nginx.conf", GUIDES), "utf8")
      .replace("listen 443 ssl;", `listen 127.0.0.1:${port};`)
      .replace(/^ *ssl_certificate.*\n/gm, "")
      .replace("127.0.0.1:3000", first ?? "")
      .replace("127.0.0.1:3001", second ?? "");
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    await writeFile(
      join(folder, "nginx.conf"),
      `${process.getuid?.() === 0 ? "user root;" : ""} daemon off; pid ${folder}/pid; error_log stderr;
       events {} http { access_log off; ${temporary.join(" ")} ${guide} }`,
    );
    nginx = spawn(NGINX ?? "", ["-p", folder, "-c", join(folder, "nginx.conf")], { stdio: "inherit" });
    const ready = async () => expect((await fetch(`${url}/health/ready`)).status).toBe(200);
    await vi.waitFor(ready, { timeout: 60_000 });
  });
  afterAll(async () => {
    nginx.kill("SIGQUIT");
    await once(nginx, "exit");
    await rm(folder, { recursive: true, force: true });
  });

  it("passes requests and WebSockets, as the doctor checks", () => {
    const env = { PATH: process.env["PATH"], NODE_ENV: "test", DATABASE_URL: databaseUrl, PUBLIC_URL: url };
    const output = execFileSync(process.execPath, [DOCTOR], { env, encoding: "utf8" });
    expect(output).toMatch(/✓ Site +.* is ready/);
    expect(output).toMatch(/✓ Sockets +WebSockets work/);
  });

  it("closes idle connections before the server does, so that no request is lost", async () => {
    const { headers } = await fetch(`${products[0].url}/health/live`);
    const seconds = Number(/timeout=(\d+)/.exec(headers.get("keep-alive") ?? "")?.[1]);
    const guide = readFileSync(new URL("nginx.conf", GUIDES), "utf8");
    expect(seconds).toBeGreaterThan(Number(/keepalive_timeout (\d+)s;/.exec(guide)?.[1]));
  });

  it("prevents forged client addresses, and passes the largest form", async () => {
    const reply = await fetch(`${url}/api/v1/auth/loginUser`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Forwarded-For": "203.0.113.9" },
      body: JSON.stringify({ email: "nobody@example.org", password: "not this one" }),
    });
    // From no page of ours: refused, and noted with the address it came from.
    expect(reply.status).toBe(403);
    const log = () => products.map((product) => product.output()).join("");
    await expect.poll(log).toMatch(/"event":"not_admitted".*"network":"127\.0\.0\.1"/);
    expect(log()).not.toContain("203.0.113.9");
    const video = await fetch(`${url}/api/v1/employer/profile/add-gallary-video`, {
      method: "POST",
      body: new Uint8Array(101e6),
    });
    expect(video.status).not.toBe(413);
  });

  it("uses the other process when one stops, without errors", async () => {
    products[0].kill("SIGTERM");
    const statuses = new Set<number>();
    for (let n = 0; n < 40; n++)
      statuses.add((await fetch(`${url}/api/v1/map/clusters?bbox=-125,24,-66,50&zoom=4`)).status);
    await products[0].ended;
    expect([...statuses]).toEqual([200]);
  });
});

describe("jobmap@.service of the guide", () => {
  it("starts the server with the packages' own Node, from the project's folder", async () => {
    const unit = readFileSync(new URL("jobmap@.service", GUIDES), "utf8");
    const value = (name: string) => new RegExp(`^${name}=(.*)$`, "m").exec(unit)?.[1] ?? "";
    const home = value("WorkingDirectory");
    const [program = "", ...args] = value("ExecStart").split(" ");
    expect(program.startsWith(`${home}/`)).toBe(true);
    expect(existsSync(join(ROOT, program.slice(home.length)))).toBe(true);
    const port = await freePort();
    const variables = value("Environment")
      .replace("%i", String(port))
      .split(" ")
      .map((pair) => pair.split("="));
    const child = spawn(join(ROOT, program.slice(home.length)), args, {
      cwd: ROOT,
      env: { ...process.env, DATABASE_URL: databaseUrl, ...Object.fromEntries(variables) },
    });
    let said = "";
    child.stderr.on("data", (chunk) => {
      said += chunk;
    });
    const [code] = await once(child, "close");
    // It runs, as a production, and asks for what /etc/jobmap.env has to say.
    expect(said).toContain("PUBLIC_URL is required in production");
    expect(code).toBe(1);
  });
});
