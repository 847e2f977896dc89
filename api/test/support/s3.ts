import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";

export const S3_KEY = { id: "AKIDTEST", secret: "s3cr3t/with+signs", region: "eu-north-1" } as const;

/** A small store on loopback that speaks S3 and believes nothing without a right signature (AWS Signature Version 4). */
export class TestS3 {
  readonly objects = new Map<string, { bytes: Buffer; type: string }>();
  readonly refused: string[] = [];
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
      if (method === "PUT" && this.failWith) response.writeHead(this.failWith).end("<Error/>");
      else if (method === "PUT") {
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
  const canonical = [request.method, request.url, "", headers.join(""), signed, sha256(body)].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ["AWS4-HMAC-SHA256", request.headers["x-amz-date"], scope, sha256(canonical)].join("\n");
  const key = [region, "s3", "aws4_request"].reduce<Buffer>(hmac, hmac(`AWS4${S3_KEY.secret}`, day));
  const right = hmac(key, toSign);
  return timingSafeEqual(right, Buffer.from(signature, "hex")) ? undefined : "wrong signature";
}
