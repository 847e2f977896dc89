import { z } from "zod";
import type { State } from "../state.ts";
import { expand } from "./expand.ts";
import { Fault } from "./fault.ts";
import { type Form, paramName } from "./form.ts";

type Params = { readonly [name: string]: Form };

/** One endpoint of Stripe's API. */
export interface Operation {
  readonly method: "GET" | "POST" | "DELETE";
  readonly path: RegExp;
  /** Parses the parameters and answers. @throws Fault */
  answer(state: State, params: Params, id: string): unknown;
}

const Expand = z.array(z.string()).max(20).default([]);

/**
 * @param path `/v1/refunds/:id`; has at most one parameter
 * @param schema parses the form; strict, so that unknown parameters are refused
 */
export function operation<S extends z.ZodType>(
  method: Operation["method"],
  path: string,
  schema: S,
  run: (state: State, params: z.output<S>, id: string) => object,
): Operation {
  return {
    method,
    path: new RegExp(`^${path.replace(":id", "([\\w]+)")}$`),
    answer(state, { expand: wanted, ...given }, id) {
      const paths = Expand.safeParse(wanted);
      if (!paths.success) throw new Fault(400, "Invalid array", { param: "expand" });
      const parsed = schema.safeParse(given);
      if (!parsed.success) throw faultOf(parsed.error.issues[0]);
      return expand(state, run(state, parsed.data, id), paths.data);
    },
  };
}

/** The first problem, in Stripe's words. */
function faultOf(issue: z.core.$ZodIssue | undefined): Fault {
  const path = issue?.path ?? [];
  const param = paramName(path);
  switch (issue?.code) {
    case "unrecognized_keys": {
      const unknown = paramName([...path, issue.keys[0] ?? ""]);
      const message = `Received unknown parameter: ${unknown}`;
      return new Fault(400, message, { code: "parameter_unknown", param: unknown });
    }
    case "invalid_type":
      if (issue.input === undefined)
        return new Fault(400, `Missing required param: ${param}.`, { code: "parameter_missing", param });
      return new Fault(400, `Invalid ${issue.expected}`, { param });
    case "invalid_value": {
      const values = issue.values.map(String).join(", ");
      return new Fault(400, `Invalid ${param}: must be one of ${values}`, { param });
    }
    default:
      return new Fault(400, issue?.message ?? "Invalid request", { param });
  }
}
