import { countMapFailures } from "../../commands/count-map-failure.ts";
import { takeMapFailure } from "../../commands/take-map-failure.ts";
import { route } from "../../http/dispatch.ts";
import { findMapCompany, openCompany } from "../../queries/company-map.ts";

export const countMapFailure = route(
  "POST map/company/{username}/failure",
  async ({ params, body }, { services, header, ip }) => {
    const company = openCompany(await findMapCompany(params.username));
    const failure = await takeMapFailure(services, company, body, {
      origin: header("origin"),
      host: header("host"),
      userAgent: header("user-agent"),
      address: ip,
    });
    if (failure) await countMapFailures(services.database, failure);
    return null;
  },
);
