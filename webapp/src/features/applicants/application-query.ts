import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";

/** One application, as the panel shows it. @param id also as the address has it */
export const applicationQuery = (id: number | string) =>
  endpointQuery("GET employer/application/{id}", { params: { id: Number(id) } });
