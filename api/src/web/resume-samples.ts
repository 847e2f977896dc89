import { resumeTemplate } from "@jobmap/contract/resume-templates";
import type { Middleware } from "koa";
import { LRUCache } from "lru-cache";
import { ApiError } from "../errors/api-error.ts";
import { clientAddress } from "../http/client-address.ts";
import { DRAWING_POLICY } from "../http/content-security-policy.ts";
import { SAMPLE_RESUME } from "../resumes/sample.ts";
import { sheetOf } from "../resumes/sheet-of.ts";
import { requesterOf } from "../security/requester.ts";
import type { Services } from "../services.ts";
import { payForPage } from "./pay-for-page.ts";

const PATH = /^\/resume-samples\/([a-z]{2,20})\.svg$/;
/** In seconds. A template changes with a release of this software. */
const MAX_AGE_SECONDS = 3_600;
/** Asked again so much later when one could not be printed, in seconds. */
const RETRY_SECONDS = 5;
/** One a template; some 100 KB each. */
const KEPT = 32;

/** A sample resume in each template, as the builder prints it: for pages that show what the builder makes. */
export function resumeSamples(services: Services): Middleware {
  const printed = new LRUCache<string, Uint8Array>({ max: KEPT });
  return async (ctx, next) => {
    const template = resumeTemplate(PATH.exec(ctx.path)?.[1] ?? "");
    if (!template || (ctx.method !== "GET" && ctx.method !== "HEAD")) return next();
    if (!(await payForPage(ctx, services))) return;
    const address = clientAddress(ctx.req, services.env.TRUST_PROXY);
    const picture = printed.get(template.id) ?? (await print(template.id, address).catch(nullIfBusy));
    if (picture === null) {
      ctx.status = 503;
      ctx.set({ "Retry-After": String(RETRY_SECONDS), "Cache-Control": "no-store" });
      ctx.body = "";
      return;
    }
    printed.set(template.id, picture);
    ctx.set({
      "Cache-Control": `public, max-age=${MAX_AGE_SECONDS}`,
      "Content-Security-Policy": DRAWING_POLICY,
    });
    ctx.type = "image/svg+xml";
    ctx.body = Buffer.from(picture);
  };

  async function print(id: string, address: string): Promise<Uint8Array | null> {
    const sections = resumeTemplate(id)?.sections ?? [];
    const sheet = JSON.stringify(sheetOf(SAMPLE_RESUME, { sections }));
    const file = await services.resumes.render(
      { format: "svg", template: id, paper: "letter", sheet },
      requesterOf(null, address),
    );
    if (!("problem" in file)) return file.bytes;
    services.log.warn({ template: id, problem: file.problem }, "a sample resume could not be printed");
    return null;
  }
}

function nullIfBusy(error: unknown): null {
  if (error instanceof ApiError) return null;
  throw error;
}
