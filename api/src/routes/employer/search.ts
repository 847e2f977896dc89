import { route } from "../../http/dispatch.ts";
import { scopeOf } from "../../policies/employer.ts";
import { searchEmployer } from "../../queries/employer-search.ts";

export const getEmployerSearch = route("GET employer/search", ({ query }, { services, session }) =>
  searchEmployer(services.database, scopeOf(session), query.q),
);
