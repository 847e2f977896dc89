import type { Services } from "../../services.ts";
import { carryOutRefund, declineRefund } from "./decide-refund.ts";
import { endSubscription } from "./manage-billing.ts";
import type { PaymentTask } from "./queue-task.ts";
import { sendRefund } from "./send-refund.ts";

const TASKS: Readonly<Record<PaymentTask, (services: Services, subjectId: number) => Promise<void>>> = {
  SEND_REFUND: sendRefund,
  APPROVE_REFUND: carryOutRefund,
  DECLINE_REFUND: declineRefund,
  END_SUBSCRIPTION: endSubscription,
};

const isTask = (kind: string): kind is PaymentTask => Object.hasOwn(TASKS, kind);

/** A task of a kind that this release does not know. */
export class UnknownTask extends Error {}

/** Does a task; it may have been done before. */
export async function runTask(services: Services, kind: string, subjectId: number): Promise<void> {
  if (!isTask(kind)) throw new UnknownTask(`there is no payment task ${kind}`);
  await TASKS[kind](services, subjectId);
}
