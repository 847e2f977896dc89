import type { Requester } from "../../src/processes/fair-queue.ts";
import { requesterOf } from "../../src/security/requester.ts";

let accounts = 5_000;

/** Each time another account. */
export const somebody = (): Requester => requesterOf(accounts++);
