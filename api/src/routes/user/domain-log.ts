import { route } from "../../http/dispatch.ts";
import { presentDomainEvent } from "../../presenters/company-domain.ts";
import { findDomainEvents } from "../../queries/company-domains.ts";

export const listDomainEvents = route("GET user/domain-log", async ({ query }, { services }) => {
  const { items, total } = await findDomainEvents(services.database, query);
  return { items: items.map(presentDomainEvent), total, page: query.page, limit: query.limit };
});
