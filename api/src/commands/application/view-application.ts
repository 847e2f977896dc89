import { applicationLifecycle } from "../../lifecycles/application.ts";
import { transitionOf } from "../../lifecycles/lifecycle.ts";
import type { Actor } from "../../policies/can.ts";
import { findApplication } from "../../queries/applicants.ts";
import type { Services } from "../../services.ts";
import { moveApplication } from "./move-application.ts";

/**
 * Records that the company has opened an application, which its candidate sees. Does nothing if it was opened before or has
 * moved on.
 * @throws ApiError `not_found`
 */
export async function viewApplication(services: Services, actor: Actor, id: number): Promise<void> {
  const { job, status } = await findApplication(actor, "application.assess", id);
  const facts = { rejected_lately: false };
  if (!job || !transitionOf(applicationLifecycle, status, "view", "employer", facts)) return;
  await moveApplication(services, id, job, { action: "view", by: "employer", accountId: actor.id });
}
