import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";

/** One application, as the panel shows it. @param id also accepted as the string in the address */
export const applicationQuery = (id: number | string) =>
  endpointQuery("GET employer/application/{id}", { params: { id: Number(id) } });
