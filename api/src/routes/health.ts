import type { Middleware } from "koa";
import type { AuditReport } from "../background/index-audit.ts";
import type { Services } from "../services.ts";

/**
 * `/health/live`: the process runs; restart it when this fails. `/health/ready`: it can serve; send no traffic when this fails.
 * Ready requires that the map index is loaded, the database answers, the machine's clock is right and the process is not
 * stopping. The findings of the index audit are only reported, since an index that differs is rebuilt while it serves.
 */
export function health({ database, jobIndex, indexAudit, clock, drain }: Services): Middleware {
  return async (ctx, next) => {
    if (ctx.path === "/health/live") {
      ctx.body = { status: "live" };
      return;
    }
    if (ctx.path !== "/health/ready") return next();
    const answers = await database.query("SELECT 1").then(
      () => true,
      () => false,
    );
    const ready = answers && jobIndex.loaded && clock.isRight && !drain.isOn;
    ctx.status = ready ? 200 : 503;
    ctx.set("Cache-Control", "no-store");
    ctx.body = {
      status: ready ? "ready" : drain.isOn ? "stopping" : "not ready",
      database: answers ? "answers" : "does not answer",
      index: jobIndex.loaded ? "loaded" : "loading",
      jobs: jobIndex.index.size,
      clock_skew_seconds: Math.round(clock.skewMs / 1_000),
      index_audit: presentAudit(indexAudit.report),
    };
  };
}

function presentAudit({ searches, differences, rebuilds, lastDifferenceAt }: AuditReport) {
  return { searches, differences, rebuilds, last_difference_at: lastDifferenceAt?.toISOString() ?? null };
}
