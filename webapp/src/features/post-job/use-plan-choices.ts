import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import { choicesOf, firstChoice } from "./plan-choice.ts";

/** The ways to publish jobs together, and the one that is chosen. */
export function usePlanChoices(jobIds: readonly number[], isNeeded: boolean) {
  const asked = useQuery({
    ...endpointQuery("GET employer/payment/get-job-plans", { query: { job_ids: jobIds.join(",") } }),
    enabled: isNeeded,
  });
  const [code, choose] = useState<string>();
  const choices = asked.data ? choicesOf(asked.data) : [];
  const chosen = choices.find((one) => one.code === code && one.isAvailable) ?? firstChoice(choices);
  return { asked, choices, chosen, choose };
}

export type PlanChoices = ReturnType<typeof usePlanChoices>;
