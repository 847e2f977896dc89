import type { Endpoint } from "../endpoint.ts";
import { jobEndpoints } from "./jobs.ts";
import { mapEndpoints } from "./map.ts";

/** Every endpoint of the product, by `METHOD path`. */
export const endpoints = { ...jobEndpoints, ...mapEndpoints } as const satisfies Record<string, Endpoint>;
