import type { IncomingMessage } from "node:http";
import rawBody from "raw-body";
import secureJson from "secure-json-parse";
import { ApiError } from "../errors/api-error.ts";

const MAX_BYTES = 256 * 1024;
const MAX_DEPTH = 20;

/**
 * Reads a JSON body: an object of at most 256 KB and 20 levels, without keys that reach a prototype. An empty body counts as
 * `{}`.
 */
export async function readJsonBody(request: IncomingMessage): Promise<unknown> {
  const type = request.headers["content-type"];
  const bytes = await rawBody(request, {
    limit: MAX_BYTES,
    length: request.headers["content-length"] ?? null,
  }).catch((error: unknown) => {
    throw isTooLarge(error)
      ? new ApiError("payload_too_large", "The request is larger than 256 KB.")
      : new ApiError("invalid_input", "The request was incomplete.");
  });
  if (bytes.length === 0) return {};
  if (!type || !/^application\/(?:[\w.-]+\+)?json\b/i.test(type))
    throw new ApiError("unsupported_media_type", "The body of this request must be JSON.");
  const value = parse(bytes.toString("utf8"));
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new ApiError("invalid_input", "The body of this request must be a JSON object.");
  if (isDeeperThan(value, MAX_DEPTH))
    throw new ApiError("invalid_input", "The body of this request is nested too deep.");
  return value;
}

function parse(text: string): unknown {
  try {
    return secureJson.parse(text, { protoAction: "error", constructorAction: "error" });
  } catch {
    throw new ApiError("invalid_input", "The body of this request is not valid JSON.");
  }
}

function isTooLarge(error: unknown): boolean {
  return typeof error === "object" && error !== null && "type" in error && error.type === "entity.too.large";
}

function isDeeperThan(value: unknown, depth: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (depth === 0) return true;
  return Object.values(value).some((part) => isDeeperThan(part, depth - 1));
}
