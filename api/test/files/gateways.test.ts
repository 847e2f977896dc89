import { spawn } from "node:child_process";
import { createReadStream } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createFiles, type FilesGateway } from "../../src/gateways/files/index.ts";
import { S3_KEY, TestS3 } from "../support/s3.ts";

const NAME = "public/Ab/0123456789_-abcdefghij.png";
const read = async (files: FilesGateway, name: string) => {
  const file = await files.get(name);
  return file && { size: file.size, bytes: await buffer(file.stream) };
};

describe.each(["folder", "S3"])("files in a %s", (kind) => {
  const s3 = new TestS3();
  let folder: string;
  let files: FilesGateway;
  const settings = (secret: string = S3_KEY.secret) => ({
    FILES_DIR: folder,
    FILES_S3_REGION: S3_KEY.region,
    ...(kind === "S3"
      ? { FILES_S3_URL: `${s3.url}/`, FILES_S3_KEY_ID: S3_KEY.id, FILES_S3_SECRET: secret }
      : {}),
  });

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "jobmap-files-"));
    s3.objects.clear();
    s3.refused.length = 0;
    s3.failWith = undefined;
    s3.onPart = () => {};
    await s3.start();
    files = createFiles(settings());
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await s3.stop();
    await rm(folder, { recursive: true });
  });

  it("are read as written, replaced whole, and gone when removed", async () => {
    const first = Buffer.from("first");
    const second = Buffer.alloc(300_000, 7);
    await files.put(NAME, first, "image/png");
    expect(await read(files, NAME)).toEqual({ size: 5, bytes: first });
    await files.put(NAME, second, "image/png");
    expect(await read(files, NAME)).toEqual({ size: 300_000, bytes: second });
    await files.remove(NAME);
    await files.remove(NAME);
    expect(await read(files, NAME)).toBeUndefined();
    expect(s3.refused).toEqual([]);
  });

  it("are stored in pieces as they arrive, with few pieces in memory", async () => {
    let pulled = 0;
    async function* pieces(count: number) {
      for (let i = 0; i < count; i++) {
        pulled++;
        yield Buffer.alloc(700_001, i);
      }
    }
    const pulledByPart: number[] = [];
    const sizes: number[] = [];
    s3.onPart = ({ length }) => {
      pulledByPart.push(pulled);
      sizes.push(length);
    };
    for (const count of [0, 1, 12, 40]) {
      const whole = Buffer.concat(Array.from({ length: count }, (_, i) => Buffer.alloc(700_001, i)));
      await files.put(NAME, pieces(count), "image/png");
      const stored = await read(files, NAME);
      expect(stored?.size).toBe(whole.length);
      expect(stored?.bytes.equals(whole)).toBe(true);
    }
    expect(s3.refused).toEqual([]);
    expect(s3.uploads.size).toBe(0);
    if (kind === "folder") return;
    // Twelve pieces make the first part, the rest of forty three more and a bit.
    expect(pulledByPart).toEqual([13, 13, 25, 37, 49, 53]);
    expect(Math.max(...sizes)).toBe(8 * 1024 * 1024);
    expect(s3.objects.get(`/jobmap/${NAME}`)?.type).toBe("image/png");
  });

  it("stay unchanged if the replacement ends too early", async () => {
    await files.put(NAME, Buffer.from("first"), "image/png");
    async function* breaking(count: number) {
      for (let i = 0; i < count; i++) yield Buffer.alloc(1_000_000, i);
      throw new Error("the sender is gone");
    }
    for (const count of [0, 1, 20])
      await expect(files.put(NAME, breaking(count), "image/png")).rejects.toThrow("the sender is gone");
    expect((await read(files, NAME))?.bytes.toString()).toBe("first");
    expect(s3.uploads.size).toBe(0);
    if (kind === "folder") expect(await readdir(join(folder, "public/Ab"))).toHaveLength(1);
  });

  it("stay unchanged if the replacement has no source", async () => {
    await files.put(NAME, Buffer.from("first"), "image/png");
    const missing = () => createReadStream(join(folder, "missing"));
    await expect(files.put(NAME, missing(), "image/png")).rejects.toThrow("ENOENT");
    // Refused before it is read: it is closed all the same, and brings nothing down when it fails later.
    const refused = missing();
    await expect(files.put("../x", refused, "image/png")).rejects.toThrow("is not the name");
    await vi.waitFor(() => expect(refused.destroyed).toBe(true));
    expect((await read(files, NAME))?.bytes.toString()).toBe("first");
  });

  it("S38: have only our names", async () => {
    for (const name of [
      "public/../../etc/passwd",
      "../x",
      "public/Ab/short.png",
      `${NAME}/..`,
      `/${NAME}`,
      "",
    ]) {
      await expect(files.put(name, Buffer.from("x"), "image/png")).rejects.toThrow("is not the name");
      await expect(files.get(name)).rejects.toThrow("is not the name");
    }
  });

  if (kind === "folder") {
    it("R21: leave nothing behind if there is no room", async () => {
      const put = (limit: string) =>
        new Promise<number | null>((resolve) => {
          // A limit on the size of files stops the write in its middle, as a full disk does.
          const script = fileURLToPath(new URL("../support/processes/put-file.ts", import.meta.url));
          spawn("sh", ["-c", `ulimit -f ${limit} && exec "$0" "$@"`, process.execPath, script], {
            env: { ...process.env, FILES_DIR: folder },
            stdio: ["ignore", "ignore", "inherit"],
          }).once("exit", resolve);
        });
      expect(await put("100")).toBe(7);
      expect(await readdir(join(folder, "public/Ab"))).toEqual([]);
      expect(await put("unlimited")).toBe(0);
      expect(await readdir(join(folder, "public/Ab"))).toHaveLength(1);
    });

    it("leave no other files behind", async () => {
      await files.put(NAME, Buffer.from("x"), "image/png");
      expect(await readdir(join(folder, "public/Ab"))).toEqual(["0123456789_-abcdefghij.png"]);
    });
  } else {
    it("are stored under their type, and a refusing store is an error", async () => {
      await files.put(NAME, Buffer.from("x"), "image/png");
      expect(s3.objects.get(`/jobmap/${NAME}`)?.type).toBe("image/png");
      s3.failWith = 507;
      await expect(files.put(NAME, Buffer.from("y"), "image/png")).rejects.toThrow("507");
      let isClosed = false;
      async function* endless() {
        try {
          for (;;) yield Buffer.alloc(1_000_000);
        } finally {
          isClosed = true;
        }
      }
      await expect(files.put(NAME, endless(), "image/png")).rejects.toThrow("507");
      expect(isClosed).toBe(true);
      expect(s3.uploads.size).toBe(0);
      expect((await read(files, NAME))?.bytes.toString()).toBe("x");
    });

    it("are read for as long as it takes, once the store has answered", async () => {
      const bytes = Buffer.alloc(5_000_000, 7);
      await files.put(NAME, bytes, "image/png");
      const timeout = new AbortController();
      vi.spyOn(AbortSignal, "timeout").mockReturnValue(timeout.signal);
      const file = await files.get(NAME);
      timeout.abort();
      expect(file && (await buffer(file.stream)).equals(bytes)).toBe(true);

      const tooSlow = new AbortController();
      vi.spyOn(AbortSignal, "timeout").mockReturnValue(tooSlow.signal);
      const late = files.get(NAME);
      tooSlow.abort(new Error("too late"));
      await expect(late).rejects.toThrow("too late");
    });

    it("are signed: a wrong secret is rejected", async () => {
      const stranger = createFiles(settings("wrong"));
      await expect(stranger.put(NAME, Buffer.from("x"), "image/png")).rejects.toThrow("403");
      await expect(stranger.get(NAME)).rejects.toThrow("403");
      expect(s3.refused[0]).toBe("wrong signature");
      expect(s3.objects.size).toBe(0);
    });
  }
});
