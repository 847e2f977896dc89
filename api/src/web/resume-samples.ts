import { resumeTemplate, SAMPLE_WIDTHS } from "@jobmap/contract/resume-templates";
import type { Middleware } from "koa";
import { LRUCache } from "lru-cache";
import sharp from "sharp";
import { ApiError } from "../errors/api-error.ts";
import { clientAddress } from "../http/client-address.ts";
import { SAMPLE_RESUME } from "../resumes/sample.ts";
import { sheetOf } from "../resumes/sheet-of.ts";
import { requesterOf } from "../security/requester.ts";
import type { Services } from "../services.ts";
import { payForPage } from "./pay-for-page.ts";

const PATH = /^\/resume-samples\/([a-z]{2,20})-(\d{3,4})\.webp$/;
/** In seconds. A template changes with a release of this software. */
const MAX_AGE_SECONDS = 3_600;
/** Asked again so much later when one could not be printed, in seconds. */
const RETRY_SECONDS = 5;
/** Each template in each width; 25 to 65 KB each. */
const KEPT = 64;

/**
 * A sample resume in each template, as the builder prints it: for pages that show what the builder makes. As pixels, since a browser reads a
 * printed page of some 3,000 shapes in 65 ms of the page's own thread, four times that on a phone.
 */
export function resumeSamples(services: Services): Middleware {
  const printed = new LRUCache<string, Uint8Array>({ max: KEPT });
  return async (ctx, next) => {
    const [, id = "", asked] = PATH.exec(ctx.path) ?? [];
    const template = resumeTemplate(id);
    const width = SAMPLE_WIDTHS.find((known) => String(known) === asked);
    if (!template || width === undefined || (ctx.method !== "GET" && ctx.method !== "HEAD")) return next();
    if (!(await payForPage(ctx, services))) return;
    const address = clientAddress(ctx.req, services.env.TRUST_PROXY);
    const key = `${template.id}-${width}`;
    const picture = printed.get(key) ?? (await print(template.id, width, address).catch(nullIfBusy));
    if (picture === null) {
      ctx.status = 503;
      ctx.set({ "Retry-After": String(RETRY_SECONDS), "Cache-Control": "no-store" });
      ctx.body = "";
      return;
    }
    printed.set(key, picture);
    ctx.set("Cache-Control", `public, max-age=${MAX_AGE_SECONDS}`);
    ctx.type = "image/webp";
    ctx.body = Buffer.from(picture);
  };

  async function print(id: string, width: number, address: string): Promise<Uint8Array | null> {
    const sections = resumeTemplate(id)?.sections ?? [];
    const sheet = JSON.stringify(sheetOf(SAMPLE_RESUME, { sections }));
    const file = await services.resumes.render(
      { format: "svg", template: id, paper: "letter", sheet },
      requesterOf(null, address),
    );
    if (!("problem" in file)) return drawn(file.bytes, width);
    services.log.warn({ template: id, problem: file.problem }, "a sample resume could not be printed");
    return null;
  }
}

/** A printed page so many pixels wide. Works in the threads of sharp, beside the event loop. */
function drawn(svg: Uint8Array, width: number): Promise<Uint8Array> {
  const sized = new TextDecoder().decode(svg).replace(/ width="[^"]*" height="[^"]*"/, ` width="${width}"`);
  return sharp(Buffer.from(sized)).flatten({ background: "#fff" }).webp({ nearLossless: true }).toBuffer();
}

function nullIfBusy(error: unknown): null {
  if (error instanceof ApiError) return null;
  throw error;
}
