import { checkPage } from "../../commands/embed/check-page.ts";
import { route } from "../../http/dispatch.ts";
import { companyOf, employerOf } from "../../policies/employer.ts";
import { findSightings } from "../../queries/sightings.ts";

export const listSightings = route("GET employer/embed/sightings", async (_, { services, session }) => {
  const { hosts, total } = await findSightings(services.database, companyOf(session), services.now());
  const items = hosts.map(({ host, first_seen_at, last_seen_at }) => ({
    host,
    first_seen_at: first_seen_at.toISOString(),
    last_seen_at: last_seen_at.toISOString(),
  }));
  return { items, total };
});

export const checkEmbedPage = route("POST employer/embed/check", ({ body }, { services, session }) =>
  checkPage(services, employerOf(session), body.url),
);
