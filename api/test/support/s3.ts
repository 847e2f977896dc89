import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";

export const S3_KEY = { id: "AKIDTEST", secret: "s3cr3t/with+signs", region: "eu-north-1" } as const;

/** A small store on loopback that speaks S3 and believes nothing without a right signature (AWS Signature Version 4). */
export class TestS3 {
  readonly objects = new Map<string, { bytes: Buffer; type: string }>();
  readonly refused: string[] = [];
  /** Files that are sent in parts and not put together yet: their parts by number. */
  readonly uploads = new Map<string, Map<string, Buffer>>();
  /** Told of each part as it arrives. */
  onPart: (part: Buffer) => void = () => {};
  /** Answers so to every PUT, when it is set. */
  failWith: number | undefined;
  #server: Server | undefined;
  #port = 0;

  get url(): string {
    return `http://127.0.0.1:${this.#port}/jobmap`;
  }

  async start(): Promise<void> {
    const server = createServer(async (request, response) => {
      const body = Buffer.concat(await request.toArray());
      const problem = problemOf(request, body);
      if (problem) {
        this.refused.push(problem);
        response.writeHead(403).end(problem);
        return;
      }
      const { method, url = "" } = request;
      const found = this.objects.get(url);
      const { pathname, searchParams } = new URL(url, "http://store");
      const upload = searchParams.get("uploadId");
      const parts = upload === null ? undefined : this.uploads.get(upload);
      if (method === "PUT" && this.failWith) response.writeHead(this.failWith).end("<Error/>");
      else if (method === "POST" && searchParams.has("uploads")) {
        const id = `upload/${this.uploads.size} of ${pathname}`;
        this.uploads.set(id, new Map());
        response.writeHead(200).end(`<Result><UploadId>${id}</UploadId></Result>`);
      } else if (method === "PUT" && parts) {
        this.onPart(body);
        parts.set(searchParams.get("partNumber") ?? "", body);
        response.writeHead(200, { ETag: `"${sha256(body)}"` }).end();
      } else if (method === "POST" && upload !== null && parts) {
        const named = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>"(\w+)"</g)];
        const bytes = named.map(([, number = ""]) => parts.get(number) ?? Buffer.alloc(0));
        const isWhole =
          named.length === parts.size && named.every(([, , tag], i) => tag === sha256(bytes[i] ?? ""));
        if (isWhole)
          this.objects.set(pathname, {
            bytes: Buffer.concat(bytes),
            type: String(request.headers["content-type"]),
          });
        this.uploads.delete(upload);
        response.writeHead(200).end(isWhole ? "<Result/>" : "<Error>InvalidPart</Error>");
      } else if (method === "DELETE" && upload !== null) {
        this.uploads.delete(upload);
        response.writeHead(204).end();
      } else if (method === "PUT") {
        this.objects.set(url, { bytes: body, type: String(request.headers["content-type"]) });
        response.writeHead(200).end();
      } else if (method === "DELETE") {
        this.objects.delete(url);
        response.writeHead(204).end();
      } else if (method === "GET" && found)
        response
          .writeHead(200, { "Content-Length": found.bytes.length, "Content-Type": found.type })
          .end(found.bytes);
      else response.writeHead(404).end("<Error><Code>NoSuchKey</Code></Error>");
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((resolve) => this.#server?.close(resolve));
  }
}

const sha256 = (data: Buffer | string) => createHash("sha256").update(data).digest("hex");
const hmac = (key: Buffer | string, text: string) => createHmac("sha256", key).update(text).digest();

/** Why a request is not believed; undefined for one that is signed with the key over everything it says. */
function problemOf(request: IncomingMessage, body: Buffer): string | undefined {
  const match =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? "",
    );
  if (!match) return "not signed";
  const [, id, day = "", region = "", signed = "", signature = ""] = match;
  if (id !== S3_KEY.id || region !== S3_KEY.region) return "unknown key or region";
  if (request.headers["x-amz-content-sha256"] !== sha256(body))
    return "the body is not the one that was signed";
  if (!signed.split(";").includes("host")) return "host is not signed";
  const headers = signed.split(";").map((name) => `${name}:${String(request.headers[name] ?? "").trim()}\n`);
  const { pathname, search } = new URL(request.url ?? "", "http://store");
  const query = search.slice(1).split("&").sort().join("&");
  const canonical = [request.method, pathname, query, headers.join(""), signed, sha256(body)].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ["AWS4-HMAC-SHA256", request.headers["x-amz-date"], scope, sha256(canonical)].join("\n");
  const key = [region, "s3", "aws4_request"].reduce<Buffer>(hmac, hmac(`AWS4${S3_KEY.secret}`, day));
  const right = hmac(key, toSign);
  return timingSafeEqual(right, Buffer.from(signature, "hex")) ? undefined : "wrong signature";
}
