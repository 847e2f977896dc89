import type { Requester } from "../processes/fair-queue.ts";
import { network } from "./networks.ts";

/** @param address internet address of a visitor */
export const requesterOf = (accountId: number | null, address = ""): Requester =>
  accountId === null
    ? { key: `network ${network(address)}`, isVisitor: true }
    : { key: `account ${accountId}`, isVisitor: false };
