import { route } from "../../http/dispatch.ts";
import { companyOf } from "../../policies/employer.ts";
import { searchEmployer } from "../../queries/employer-search.ts";

export const getEmployerSearch = route("GET employer/search", ({ query }, { services, session }) =>
  searchEmployer(services.database, companyOf(session), query.q),
);
