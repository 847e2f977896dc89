import type { IncomingMessage } from "node:http";
import { Busboy, type BusboyFileStream, type BusboyInstance } from "@fastify/busboy";
import type { FileRules } from "@jobmap/contract";
import { ApiError } from "../errors/api-error.ts";
import { inspect, SpooledFile } from "../files/spool.ts";
import { type FileType, resumeTypeOf, tableTypeOf, typeOf } from "../files/type-of.ts";
import type { Upload } from "../files/upload.ts";

/**
 * A form with files: its fields, which the contract parses like a JSON body, and the files of its file field, on disk until it is
 * closed.
 */
export class Form {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly Upload[];
  constructor(fields: Record<string, string>, files: readonly Upload[]) {
    this.fields = fields;
    this.files = files;
  }

  async close(): Promise<void> {
    await Promise.all(this.files.map(({ bytes }) => bytes.close()));
  }
}

const MAX_FIELDS = 30;
const FIELD_BYTES = 64 * 1024;
const FORBIDDEN_NAMES = new Set(["__proto__", "constructor", "prototype"]);
/** A form without new data for this long is aborted, in milliseconds. */
const UPLOAD_IDLE_TIMEOUT_MS = 20_000;

/**
 * Reads a form as it arrives, its files to disk, and stops at the first byte over a limit. Nothing remains of a refused form; one
 * that is returned has to be closed.
 * @param byId files of fields that end in a dot and an id, one file each: `answers.12` for the field `answers`
 * @throws ApiError `payload_too_large`, `unsupported_media_type` or `invalid_input`, under the field; `unavailable` when too
 * many other clients are uploading, or there is no room for files
 */
export function readForm(request: IncomingMessage, rules: FileRules, byId?: FileRules): Promise<Form> {
  const accepted = byId ? [rules, byId] : [rules];
  const most = accepted.reduce((sum, { maxBytes, maxCount }) => sum + maxBytes * maxCount, 0);
  if (Number(request.headers["content-length"] ?? 0) > most + MAX_FIELDS * FIELD_BYTES)
    return Promise.reject(tooLarge(rules.field, rules));
  return new Promise((resolve, reject) => {
    const parser = parserFor(request, accepted);
    const fields: Record<string, string> = Object.create(null);
    const streams: BusboyFileStream[] = [];
    const counts = new Map<string, number>();
    const files: Promise<Upload | undefined>[] = [];
    let isOver = false;
    const fail = async (error: unknown) => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      request.unpipe(parser);
      request.resume();
      for (const stream of streams) stream.destroy();
      await new Form(fields, await complete(files)).close();
      reject(error);
    };
    /** @returns why the field takes no such file, if it does not */
    const rulesOf = (name: string, count: number): FileRules | ApiError => {
      const isById = byId && new RegExp(`^${byId.field}\\.\\d{1,10}$`).test(name);
      if (isById) return count > 1 ? tooMany(name, 1) : byId;
      if (name !== rules.field) return takesNone(name);
      return count > rules.maxCount ? tooMany(name, rules.maxCount) : rules;
    };
    const failAs = (error: () => ApiError) => () => fail(error());
    const timer = setTimeout(failAs(broken), UPLOAD_IDLE_TIMEOUT_MS);

    parser.on("field", (name, value, _nameCut, isCut) => {
      const problem = problemOfField(name, name in fields, isCut);
      if (problem) fail(new ApiError("invalid_input", problem, { [name]: problem }));
      else fields[name] = value;
    });
    parser.on("file", (name, stream) => {
      if (isOver) {
        stream.resume();
        return;
      }
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      const file = readFile(name, stream, rulesOf(name, count));
      file.catch(fail);
      streams.push(stream);
      files.push(file);
    });
    parser.on(
      "filesLimit",
      failAs(() => tooMany(rules.field, rules.maxCount)),
    );
    parser.on("fieldsLimit", failAs(broken));
    parser.on("partsLimit", failAs(broken));
    parser.on("error", failAs(broken));
    parser.on("finish", () => {
      clearTimeout(timer);
      Promise.all(files).then(async () => {
        if (isOver) return;
        isOver = true;
        resolve(new Form(fields, await complete(files)));
      }, fail);
    });
    request.on("data", () => timer.refresh());
    request.once("close", () => {
      if (!request.complete) fail(broken());
    });
    request.pipe(parser);
  });
}

/** The files that arrived whole, in the order of the form. */
async function complete(files: readonly Promise<Upload | undefined>[]): Promise<Upload[]> {
  const ended = await Promise.allSettled(files);
  return ended.flatMap((file) => (file.status === "fulfilled" && file.value ? [file.value] : []));
}

function parserFor(request: IncomingMessage, accepted: readonly FileRules[]): BusboyInstance {
  const maxCount = accepted.reduce((sum, rules) => sum + rules.maxCount, 0);
  try {
    return new Busboy({
      headers: { ...request.headers, "content-type": request.headers["content-type"] ?? "" },
      limits: {
        fieldNameSize: 100,
        fieldSize: FIELD_BYTES,
        fields: MAX_FIELDS,
        // One more than allowed, so that a file of exactly the limit is not taken for a truncated one.
        fileSize: Math.max(...accepted.map(({ maxBytes }) => maxBytes)) + 1,
        files: maxCount,
        parts: MAX_FIELDS + maxCount,
        headerPairs: 20,
      },
    });
  } catch {
    throw broken();
  }
}

function problemOfField(name: string, isSecond: boolean, isCut: boolean): string | undefined {
  if (FORBIDDEN_NAMES.has(name)) return `${name} is not a known field.`;
  if (isSecond) return `${name} was sent more than once.`;
  return isCut ? `${name} is too long.` : undefined;
}

/** Undefined for an empty file, which browsers send for a file field without a choice. */
async function readFile(
  name: string,
  stream: AsyncIterable<Buffer>,
  rules: FileRules | ApiError,
): Promise<Upload | undefined> {
  let bytes: SpooledFile | undefined;
  try {
    for await (const chunk of stream) {
      if (rules instanceof ApiError) throw rules;
      bytes ??= await SpooledFile.open();
      await bytes.append(chunk);
    }
    if (!bytes || rules instanceof ApiError) return undefined;
    if (bytes.length > rules.maxBytes) throw tooLarge(name, rules);
    const type = await inspect(bytes, typesOf(rules));
    if (!type || !rules.types.includes(type)) throw wrongType(name, rules);
    return { field: name, type, bytes };
  } catch (error) {
    await bytes?.close();
    throw error;
  }
}

/** How a file of a field is told by its content. */
function typesOf({ types }: FileRules): (bytes: Buffer) => FileType | undefined {
  if (types.includes("text/csv")) return tableTypeOf;
  return types.includes("application/zip") ? resumeTypeOf : typeOf;
}

const broken = () => new ApiError("invalid_input", "The form was incomplete or could not be read.");

function refusal(
  code: "payload_too_large" | "unsupported_media_type" | "invalid_input",
  field: string,
  message: string,
) {
  return new ApiError(code, message, { [field]: message });
}
const tooLarge = (field: string, { maxBytes }: FileRules) =>
  refusal("payload_too_large", field, `A file can have at most ${Math.floor(maxBytes / 1024 / 1024)} MB.`);
const tooMany = (field: string, maxCount: number) =>
  refusal(
    "payload_too_large",
    field,
    `There can be at most ${maxCount} ${maxCount === 1 ? "file" : "files"}.`,
  );
const wrongType = (field: string, rules: FileRules) =>
  refusal("unsupported_media_type", field, rules.wrongType);
const takesNone = (field: string) => refusal("invalid_input", field, `${field} does not take files.`);
