import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { isPublicAddress } from "../../src/gateways/web/addresses.ts";
import { WebError, WebGateway, type WebGatewayOptions } from "../../src/gateways/web/index.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  servers.push(server);
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const gateway = (options: Partial<WebGatewayOptions> = {}) =>
  new WebGateway({
    maxBytes: 10_000,
    timeoutMs: 2_000,
    userAgent: "Jobmap",
    isAllowed: () => true,
    ...options,
  });

describe("addresses of the public internet", () => {
  it.each(["8.8.8.8", "93.184.216.34", "2606:4700:4700::1111", "2a00:1450:4001:80e::200e"])(
    "include %s",
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    ...[
      "127.0.0.1",
      "127.9.9.9",
      "10.1.2.3",
      "172.16.0.1",
      "172.31.255.255",
      "192.168.1.1",
      "169.254.169.254",
    ],
    ...["0.0.0.0", "100.64.1.1", "224.0.0.1", "255.255.255.255", "198.18.0.1", "192.0.0.192"],
    ...[
      "::1",
      "::",
      "::ffff:127.0.0.1",
      "::ffff:a00:1",
      "::127.0.0.1",
      "64:ff9b::7f00:1",
      "2002:7f00:1::",
      "fd00::1",
    ],
    ...["fe80::1", "fe80::1%eth0", "ff02::1", "2001::1", "localhost", "", "1.2.3"],
  ])("do not include %s", (address) => expect(isPublicAddress(address)).toBe(false));
});

describe("files of other sites", () => {
  it("are read whole, also packed, and not again before they change", async () => {
    const url = await serve(({ headers }, reply) => {
      if (headers["if-none-match"] === '"a"') return reply.writeHead(304).end();
      reply.writeHead(200, { ETag: '"a"', "Content-Type": "text/csv", "Content-Encoding": "gzip" });
      return reply.end(gzipSync("title\nCook\n"));
    });
    const file = await gateway().read(url);
    expect(file).toMatchObject({ contentType: "text/csv", etag: '"a"', lastModified: null });
    expect(file?.bytes.toString()).toBe("title\nCook\n");
    expect(await gateway().read(url, { etag: '"a"', lastModified: null })).toBeNull();
  });

  it("are never those of this network, by name, by number or by redirect", async () => {
    let asked = 0;
    const url = await serve((_, reply) => {
      asked++;
      reply.end("secret");
    });
    const port = new URL(url).port;
    const strict = gateway({ isAllowed: undefined });
    const hosts = [
      "127.0.0.1",
      "localhost",
      "[::1]",
      "2130706433",
      "0x7f.1",
      "0177.0.0.1",
      "[::ffff:127.0.0.1]",
      "127.1",
    ];
    for (const host of hosts)
      await expect(strict.read(`http://${host}:${port}/`)).rejects.toThrow("not on the public internet");
    for (const address of [
      "file:///etc/passwd",
      "ftp://example.org/",
      "http://a:b@example.org/",
      "jobs",
      "data:,x",
    ])
      await expect(strict.read(address)).rejects.toThrow(WebError);
    // The first hop may be read; it leads to one that may not.
    const outside = await serve((_, reply) =>
      reply.writeHead(302, { Location: `http://[::1]:${port}/` }).end(),
    );
    const hop = gateway({ isAllowed: (address) => address === "127.0.0.1" });
    await expect(hop.read(outside)).rejects.toThrow("not on the public internet");
    expect(asked).toBe(0);
  });

  it("end at a limit of size, also when they unpack to more", async () => {
    const plain = await serve((_, reply) => reply.end("x".repeat(10_001)));
    const bomb = await serve((_, reply) => {
      reply.writeHead(200, { "Content-Encoding": "gzip" });
      reply.end(gzipSync(Buffer.alloc(5_000_000)));
    });
    for (const url of [plain, bomb]) await expect(gateway().read(url)).rejects.toThrow("more than 0 MB");
  });

  it("are told to be missing in words", async () => {
    const gone = await serve((_, reply) => reply.writeHead(404).end("no"));
    await expect(gateway().read(gone)).rejects.toThrow("answered with 404 instead of the file");
    const loop = await serve((_, reply) => reply.writeHead(301, { Location: "/" }).end());
    await expect(gateway().read(loop)).rejects.toThrow("redirects too often");
    const silent = await serve(() => {});
    await expect(gateway({ timeoutMs: 50 }).read(silent)).rejects.toThrow("did not answer in time");
    await expect(gateway().read("http://127.0.0.1:1/")).rejects.toThrow("refuses connections");
  });

  it("are no files when they break off", async () => {
    const short = await serve((_, reply) => {
      reply.writeHead(200, { "Content-Length": "100" });
      reply.write("title\nCook\n");
      setImmediate(() => reply.destroy());
    });
    const packed = await serve((_, reply) => {
      reply.writeHead(200, { "Content-Encoding": "gzip" });
      reply.end(gzipSync("title\nCook\n".repeat(99)).subarray(0, 30));
    });
    for (const url of [short, packed])
      await expect(gateway().read(url)).rejects.toThrow("broke off in the middle");
  });
});
