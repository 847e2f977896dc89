import { Refund } from "../../../src/models/index.ts";
import type { TestServer } from "../../support/server.ts";
import { standInOf } from "../payment-world.ts";

/**
 * Each refund of the provider is one of ours: with the same sum and state, and asked for by an employer if and only if we asked
 * the provider for it.
 */
export async function refundFaults(server: TestServer): Promise<string[]> {
  const rows = await Refund.findAll();
  const known = new Map(rows.map((row) => [row.stripeRefundId, row]));
  const there = standInOf(server).state.refunds.values();
  return [
    ...there.flatMap(({ id, amount, status, metadata }) => {
      const row = known.get(id);
      if (!row) return [`refund ${id} of the provider is not known`];
      const isOurs = metadata?.["refund"] !== undefined;
      return [
        ...(row.amountMinor === amount ? [] : [`refund ${id} is of ${row.amountMinor} instead of ${amount}`]),
        ...(row.status.toLowerCase() === status
          ? []
          : [`refund ${id} is ${row.status} instead of ${status}`]),
        ...((row.requestedBy !== null) === isOurs ? [] : [`refund ${id} is not the one that was asked for`]),
      ];
    }),
    ...(rows.length === there.length ? [] : [`${rows.length} refunds instead of ${there.length}`]),
  ];
}
