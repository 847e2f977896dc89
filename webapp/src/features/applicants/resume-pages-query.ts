import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";

/** What a resume says and where: never changes. */
export const resumePagesQuery = (id: number) => ({
  ...endpointQuery("GET employer/application/{id}/resume-pages", { params: { id } }),
  staleTime: "static" as const,
});
