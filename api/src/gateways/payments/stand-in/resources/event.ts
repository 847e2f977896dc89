import { z } from "zod";
import * as f from "../params/fields.ts";
import { listPage } from "../wire/list.ts";
import { operation } from "../wire/operation.ts";

export const ListEvents = z.strictObject({
  ...f.page,
  type: f.text.optional(),
  types: z.array(f.text).optional(),
  created: z
    .strictObject({
      gt: f.integer.optional(),
      gte: f.integer.optional(),
      lt: f.integer.optional(),
      lte: f.integer.optional(),
    })
    .optional(),
});

export const EVENT_OPERATIONS = [
  operation("GET", "/v1/events/:id", z.strictObject({}), (state, _, id) => state.events.get(id)),
  operation("GET", "/v1/events", ListEvents, (state, { type, types, created = {}, ...page }) => {
    const isMeant = (name: string) =>
      (type === undefined || name === type) && (types?.includes(name) ?? true);
    const { gt = -1, gte = 0, lt = Number.POSITIVE_INFINITY, lte = Number.POSITIVE_INFINITY } = created;
    const isThen = (at: number) => at > gt && at >= gte && at < lt && at <= lte;
    return listPage(
      "/v1/events",
      state.events.values().filter((event) => isMeant(event.type) && isThen(event.created)),
      page,
    );
  }),
];
