import { Fault } from "./fault.ts";

/** How the next requests go wrong. */
export type Trouble =
  | { readonly kind: "refuse"; readonly status: 429 | 500 }
  /** The request is done, but its reply never arrives. */
  | { readonly kind: "silent" }
  | { readonly kind: "slow"; readonly milliseconds: number };

type Ready = { kind: "refuse"; fault: Fault } | Exclude<Trouble, { kind: "refuse" }>;

interface Planned {
  readonly trouble: Trouble;
  readonly path: RegExp;
  left: number;
}

/** Failures on command. */
export class Troubles {
  #planned: Planned[] = [];

  /** The next `times` requests whose method and path match, such as `/^POST .*refunds/`, go wrong. */
  plan(trouble: Trouble, path: RegExp = /./, times = 1): void {
    this.#planned.push({ trouble, path, left: times });
  }

  clear(): void {
    this.#planned = [];
  }

  next(method: string, url: string): Ready | undefined {
    const planned = this.#planned.find(({ path, left }) => left > 0 && path.test(`${method} ${url}`));
    if (!planned) return undefined;
    planned.left -= 1;
    const { trouble } = planned;
    return trouble.kind === "refuse" ? { kind: "refuse", fault: faultOf(trouble.status) } : trouble;
  }
}

const faultOf = (status: 429 | 500) =>
  status === 429
    ? new Fault(429, "Too many requests hit the API too quickly.", {
        type: "rate_limit_error",
        code: "rate_limit",
      })
    : new Fault(500, "An error occurred with our connection to the bank.", { type: "api_error" });
