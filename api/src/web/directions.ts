import { endpoints } from "@jobmap/contract";
import type { Middleware } from "koa";
import { ApiError } from "../errors/api-error.ts";
import { charge } from "../http/charge.ts";
import { clientAddress } from "../http/client-address.ts";
import type { Job } from "../models/index.ts";
import { openJob } from "../queries/open-job.ts";
import type { Services } from "../services.ts";
import { type Destination, directionsUrl } from "./directions-url.ts";

const PATH = /^\/directions\/([1-9]\d{0,14})$/;

/**
 * `GET /directions/{job}` redirects to directions in the visitor's map app. Pages link here: no other machine is asked for anything
 * before somebody presses the link, and the choice of the app weighs nothing on the page.
 */
export function directions(services: Services): Middleware {
  return async (ctx, next) => {
    const id = PATH.exec(ctx.path)?.[1];
    if (id === undefined || (ctx.method !== "GET" && ctx.method !== "HEAD")) return next();
    const { cost } = endpoints["GET user/job/{id}"];
    const address = clientAddress(ctx.req, services.env.TRUST_PROXY);
    ctx.set({ "Cache-Control": "no-store", "Referrer-Policy": "no-referrer", "X-Robots-Tag": "noindex" });
    try {
      await charge(services, { accountId: undefined, device: undefined, address }, cost);
      const destination = destinationOf(await openJob(Number(id), services.now()));
      ctx.redirect(destination ? directionsUrl(destination, ctx.get("User-Agent")) : `/job/${id}`);
    } catch (error) {
      // The job's page says what happened to it.
      if (!(error instanceof ApiError)) throw error;
      ctx.redirect(`/job/${id}`);
    }
  };
}

/** The first place on the map. */
function destinationOf({ locationType, locations }: Job): Destination | undefined {
  if (locationType === "TELECOMMUTE") return undefined;
  for (const { latitude, longitude, precision, locality, region, postalCode } of locations ?? []) {
    if (latitude === null || longitude === null) continue;
    const town = [locality, [region, postalCode].filter(Boolean).join(" ")].filter(Boolean).join(", ");
    return { latitude, longitude, town: precision === "ROOFTOP" || town === "" ? null : town };
  }
  return undefined;
}
