import { readdirSync, readlinkSync } from "node:fs";
import { type ClientRequest, request } from "node:http";
import { Readable } from "node:stream";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, it, vi } from "vitest";
import { FORM, PDF, sendForm } from "../candidate/forms.ts";
import { buildJob } from "../support/build.ts";
import type { SignedIn } from "../support/server.ts";
import { useServer } from "../support/use-server.ts";
import { mp4 } from "../support/videos.ts";

const MB = 1024 * 1024;
const UPLOADS = 20;
const VIDEO_BYTES = 10 * MB;
const VIDEO_PATH = "/api/v1/employer/profile/add-gallary-video";

const server = useServer({ settings: { ADDRESS_LIMITS: "1000", ACCOUNT_LIMITS: "1000" } });
/** Uploaded and stored files that this process has open. */
function openFiles(): string[] {
  return readdirSync("/proc/self/fd").flatMap((fd) => {
    try {
      const path = readlinkSync(`/proc/self/fd/${fd}`);
      return /\.upload\b|\/(?:public|private)\//.test(path) ? [path] : [];
    } catch {
      return [];
    }
  });
}
/** Bytes of buffers that are referred to. */
function memoryInUse(): number {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  return process.memoryUsage().arrayBuffers;
}
const expectNoneOpen = () => vi.waitFor(() => expect(openFiles()).toEqual([]));

async function sendVideo(boss: SignedIn, video: Blob, field = "file"): Promise<number> {
  const form = new FormData();
  form.set(field, video, "video.mp4");
  return (await boss.request("POST", VIDEO_PATH, { body: form })).status;
}

/** Begins to send a video, whose bytes follow. */
function startVideo({ token }: SignedIn): ClientRequest {
  const sending = request(server().url + VIDEO_PATH, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "multipart/form-data; boundary=x" },
  });
  sending.on("error", () => {});
  sending.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n');
  return sending;
}

/** Sends a video without another copy of it. */
function sendShared(boss: SignedIn, video: Buffer): Promise<number | undefined> {
  const sending = startVideo(boss);
  sending.write(video);
  sending.end("\r\n--x--\r\n");
  return new Promise((resolve) => {
    sending.once("response", (response) => resolve(response.resume().statusCode));
    sending.once("close", () => resolve(undefined));
  });
}

describe("an upload", () => {
  it("waits on the disk for the store: many at once take little memory", async () => {
    const video = mp4({ pictures: Buffer.alloc(VIDEO_BYTES, 7) });
    const bosses = await Promise.all(Array.from({ length: UPLOADS }, () => server().signIn("employer")));
    const { put } = server().services.files;
    const store = Promise.withResolvers<void>();
    let waiting = 0;
    server().services.files.put = async (...given) => {
      waiting++;
      await store.promise;
      await put(...given);
    };
    const before = memoryInUse();
    const sent = Promise.all(bosses.map((boss) => sendShared(boss, video)));
    await vi.waitFor(() => expect(waiting).toBe(UPLOADS), 60_000);
    expect(openFiles()).toHaveLength(UPLOADS);
    // The last of them may still hold what its type was told from.
    await vi.waitFor(() => expect(memoryInUse() - before).toBeLessThan(2 * VIDEO_BYTES), 20_000);
    store.resolve();
    expect(await sent).toEqual(bosses.map(() => 200));
    for (const boss of bosses) {
      const { gallery } = await boss.ok("GET employer/profile", "employer/profile");
      const stored = await server().request("HEAD", gallery[0]?.url ?? "");
      expect(stored.headers.get("Content-Length")).toBe(String(video.length));
    }
    await expectNoneOpen();
  });

  it("that is refused or aborted leaves nothing", async () => {
    const boss = await server().signIn("employer");
    const page = new Blob(["<html>".repeat(100_000)]);
    expect(await sendVideo(boss, page)).toBe(415);
    expect(await sendVideo(boss, page, "picture")).toBe(400);
    await expectNoneOpen();
    const { put } = server().services.files;
    server().services.files.put = () => Promise.reject(new Error("ENOSPC"));
    expect(await sendVideo(boss, new Blob([new Uint8Array(mp4())]))).toBe(503);
    server().services.files.put = put;

    const sending = startVideo(boss);
    sending.write(Buffer.alloc(MB));
    await vi.waitFor(() => expect(openFiles()).toHaveLength(1));
    sending.destroy();
    await expectNoneOpen();
  });
});

describe("a download", () => {
  const resumePath = async (ada: SignedIn) => {
    const { id } = await buildJob({ title: "Deckhand" });
    await sendForm(ada, { ...FORM, job_id: id }, PDF);
    const { items } = await ada.ok("GET user/job/applied", "user/job/applied");
    return `/api/v1/user/application/${items[0]?.id}/resume`;
  };

  it("tells its length, sends nothing to HEAD, and is closed when its client leaves", async () => {
    const ada = await server().signIn("user");
    const path = await resumePath(ada);
    const whole = await ada.request("GET", path);
    expect(whole.headers.get("Content-Length")).toBe(String(PDF.length));
    expect(Buffer.from(await whole.arrayBuffer()).equals(PDF)).toBe(true);
    const head = await ada.request("HEAD", path);
    expect([head.status, head.headers.get("Content-Length")]).toEqual([200, String(PDF.length)]);
    await expectNoneOpen();

    // A file that never ends, whose reader leaves in the middle of it.
    let chunks = 0;
    const endless = Readable.from(
      (async function* () {
        for (;;) {
          chunks++;
          yield Buffer.alloc(64 * 1024);
        }
      })(),
    );
    server().services.files.get = async () => ({ size: 1_000 * MB, stream: endless });
    const leaving = new AbortController();
    const { body } = await ada.request("GET", path, { signal: leaving.signal });
    await body?.getReader().read();
    leaving.abort();
    await vi.waitFor(() => expect(endless.destroyed).toBe(true));
    expect(chunks).toBeLessThan(500);
  });

  it("of a file that the store cannot return is 503", async () => {
    const ada = await server().signIn("user");
    const path = await resumePath(ada);
    const broken = () =>
      new Readable({
        read() {
          this.destroy(new Error("EIO"));
        },
      });
    server().services.files.get = async () => ({ size: 9, stream: broken() });
    expect(await ada.fails("GET", path.replace("/api/v1/", ""))).toMatchObject({
      httpStatus: 503,
      code: "unavailable",
    });
  });
});
