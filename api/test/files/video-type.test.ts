import { describe, expect, it } from "vitest";
import { typeOf } from "../../src/files/type-of.ts";
import { mp4, mp4Box, webm } from "../support/videos.ts";

const PAGE = "<!doctype html><script>alert(document.domain)</script>";

describe("a video", () => {
  it.each([
    ["an MP4", mp4(), "video/mp4"],
    ["an MP4 whose first brand is a camera's", mp4({ brand: "MSNV" }), "video/mp4"],
    ["an MP4 with room between its boxes", mp4({ between: mp4Box("free", Buffer.alloc(99)) }), "video/mp4"],
    ["a WebM", webm(), "video/webm"],
    ["a WebM that was recorded live", webm({ isLive: true }), "video/webm"],
  ])("is %s", (_, bytes, type) => expect(typeOf(bytes)).toBe(type));

  it.each([
    [
      "a page that begins like an MP4",
      Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftypisom${PAGE}`)]),
    ],
    [
      "a page that begins with a whole first box",
      Buffer.concat([mp4Box("ftyp", "isom", Buffer.alloc(4)), Buffer.from(PAGE)]),
    ],
    ["an MP4 with a page behind it", Buffer.concat([mp4(), Buffer.from(PAGE)])],
    ["an MP4 with a page between its boxes", mp4({ between: mp4Box("free", PAGE) })],
    ["an MP4 with boxes that no MP4 has", mp4({ between: mp4Box("html", "x") })],
    ["an MP4 of sound alone", mp4({ handler: "soun" })],
    ["an MP4 without pictures", mp4({ pictures: Buffer.alloc(0) })],
    ["an MP4 that is cut off", mp4().subarray(0, -1)],
    ["an MP4 of another kind", mp4({ brand: "heic", compatible: "mif1" })],
    ["a first box alone", mp4Box("ftyp", "isom", Buffer.alloc(4), "mp42")],
    [
      "a page that begins like a WebM",
      Buffer.concat([Buffer.from("1a45dfa3a34282847765626d", "hex"), Buffer.from(PAGE)]),
    ],
    ["Matroska", webm({ docType: "matroska" })],
    ["a WebM of sound alone", webm({ trackType: 2 })],
    ["a WebM that is cut off", webm().subarray(0, -70)],
  ])("is not %s", (_, bytes) => expect(typeOf(bytes)).toBeUndefined());
});
