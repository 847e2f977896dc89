import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";

/** What a resume says and where: never changes. */
export const resumePagesQuery = (id: number) => ({
  ...endpointQuery("GET employer/application/{id}/resume-pages", { params: { id } }),
  staleTime: "static" as const,
});

/** The same of a file that answers a question. */
export const answerFilePagesQuery = (id: number, question_id: number) => ({
  ...endpointQuery("GET employer/application/{id}/answer/{question_id}/file-pages", {
    params: { id, question_id },
  }),
  staleTime: "static" as const,
});
