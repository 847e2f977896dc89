import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { ApiError } from "../../src/errors/api-error.ts";
import * as pictures from "../../src/files/clean-picture.ts";
import { requesterOf } from "../../src/security/requester.ts";
import { useFileReaders } from "../support/file-readers.ts";
import { commentBomb, emptyZip, jpeg, noise, photograph, pixelBomb, png } from "../support/pictures.ts";

const readers = useFileReaders();
const requester = requesterOf(1);
const cleanPicture = (bytes: Buffer, field: string) =>
  pictures.cleanPicture(readers(), { bytes, field, requester });
const webPictures = (bytes: Buffer, field: string, sides: readonly [number, ...number[]]) =>
  pictures.webPictures(readers(), { bytes, field, requester }, sides);

const refusalOf = (bytes: Buffer) =>
  cleanPicture(bytes, "file").then(
    () => undefined,
    (error: unknown) => (error instanceof ApiError ? { code: error.code, fields: error.fields } : error),
  );
const wrongType = {
  code: "unsupported_media_type",
  fields: { file: "Please upload only jpeg, png or jpg pictures." },
};

describe("uploaded pictures", () => {
  it("S35: are re-encoded, upright, without location and camera data", async () => {
    const before = await photograph();
    expect(before.includes("SecretCamera")).toBe(true);
    const { bytes, type } = await cleanPicture(before, "file");
    const { exif, xmp, iptc, orientation, width, height } = await sharp(bytes).metadata();
    expect({ exif, xmp, iptc, orientation }).toEqual({});
    expect(bytes.includes("Secret")).toBe(false);
    expect([type, width, height]).toEqual(["image/jpeg", 30, 40]);
  });

  it("keep their format, within the maximum size", async () => {
    expect((await cleanPicture(await png(), "file")).type).toBe("image/png");
    const wide = await noise(5_000, 20).jpeg().toBuffer();
    expect((await sharp((await cleanPicture(wide, "file")).bytes).metadata()).width).toBe(4_096);
  });

  it("are converted to WebP for pages, in their distinct sizes, without metadata", async () => {
    const sizes = async (bytes: Buffer) =>
      (await webPictures(bytes, "file", [1_920, 640])).map(({ type, width, height }) => [
        type,
        width,
        height,
      ]);
    expect(await sizes(await jpeg(2_400, 1_200))).toEqual([
      ["image/webp", 1_920, 960],
      ["image/webp", 640, 320],
    ]);
    expect(await sizes(await noise(700, 500).webp().toBuffer())).toEqual([["image/webp", 700, 500]]);
    const [{ bytes }] = await webPictures(await photograph(), "file", [512]);
    const { exif, xmp, width, height } = await sharp(bytes).metadata();
    expect([exif, xmp, width, height]).toEqual([undefined, undefined, 30, 40]);
    expect(bytes.includes("Secret")).toBe(false);
    const both = Buffer.concat([
      await noise(4, 4).webp().toBuffer(),
      Buffer.from("<script>alert(1)</script> x"),
    ]);
    await expect(webPictures(both, "file", [512])).rejects.toMatchObject({
      code: "unsupported_media_type",
      message: "Please upload only jpeg, png or webp pictures.",
    });
  });

  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ["SVG", () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ["HTML", () => Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["GIF", () => noise(4, 4).gif().toBuffer()],
    ["WebP", () => noise(4, 4).webp().toBuffer()],
    ["PDF", () => Buffer.from("%PDF-1.7\n")],
    ["nothing we know", () => Buffer.from([1, 2, 3])],
    [
      "JPEG and a page",
      async () => Buffer.concat([await jpeg(), Buffer.from("<script>alert(document.domain)</script>")]),
    ],
    [
      "PNG and an SVG",
      async () => Buffer.concat([await png(), Buffer.from('<svg onload="alert(1)"></svg>')]),
    ],
    [
      "JPEG and a PHP script",
      async () => Buffer.concat([await jpeg(), Buffer.from("<?php system($_GET[0]); ?>")]),
    ],
    ["PNG and a PDF", async () => Buffer.concat([await png(), Buffer.from("%PDF-1.4\n")])],
    ["JPEG and an archive", async () => Buffer.concat([await jpeg(), emptyZip()])],
  ])("S35: may not be %s", async (_, make) => {
    expect(await refusalOf(await make())).toEqual(wrongType);
  });

  it("S35: with a page in a comment are rejected as well", async () => {
    const page = Buffer.from("<html><body><script>alert(1)</script>", "latin1");
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, page.length + 2]), page]);
    const plain = await jpeg();
    const both = Buffer.concat([plain.subarray(0, 2), comment, plain.subarray(2)]);
    expect(await refusalOf(both)).toEqual(wrongType);
  });

  it("S36: that claim billions of pixels are rejected without decoding", async () => {
    const bomb = pixelBomb(60_000);
    expect(bomb.length).toBeLessThan(20_000);
    const before = process.memoryUsage().rss;
    expect(await refusalOf(bomb)).toMatchObject({ code: "payload_too_large" });
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
  });

  it("S37: that unpack to a gigabyte are drawn or rejected with constant memory", async () => {
    const bomb = await commentBomb();
    expect(bomb.length).toBeLessThan(2_000_000);
    const before = process.resourceUsage().maxRSS;
    const bytes = await cleanPicture(bomb, "file").then(
      (picture) => picture.bytes.length,
      () => 0,
    );
    expect(bytes).toBeLessThan(100_000);
    expect(process.resourceUsage().maxRSS - before).toBeLessThan(200 * 1024);
  });

  it("that are truncated or broken are rejected", async () => {
    const whole = await png(200, 200);
    expect(await refusalOf(whole.subarray(0, whole.length / 2))).toMatchObject({ code: "invalid_input" });
    expect(await refusalOf((await jpeg(200, 200)).subarray(0, 200))).toMatchObject({ code: "invalid_input" });
  });
});
