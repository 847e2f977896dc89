import { saveCulture } from "../../commands/company/save-culture.ts";
import { reply, route } from "../../http/dispatch.ts";
import { CompanyCulture } from "../../models/index.ts";
import { companyOf } from "../../policies/employer.ts";
import { presentCompanyCulture } from "../../presenters/preferences.ts";

export const getCulture = route("GET employer/culture", async (_, { session }) =>
  presentCompanyCulture(await CompanyCulture.findByPk(companyOf(session))),
);

export const updateCulture = route(
  "POST employer/culture/update",
  async ({ body }, { services, session }) => {
    const owner = { accountId: session.account.id, companyId: companyOf(session) };
    const saved = await saveCulture(services, owner, body.culture);
    return reply(presentCompanyCulture(saved), { message: "Your company profile was saved" });
  },
);
