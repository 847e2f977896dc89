import type { Endpoint } from "../endpoint.ts";
import { accountEndpoints } from "./account.ts";
import { alertEndpoints } from "./alerts.ts";
import { applicationEndpoints } from "./applications.ts";
import { authEndpoints } from "./auth.ts";
import { candidateJobEndpoints } from "./candidate-jobs.ts";
import { employerJobEndpoints } from "./employer-jobs.ts";
import { employerProfileEndpoints } from "./employer-profile.ts";
import { jobEndpoints } from "./jobs.ts";
import { mapEndpoints } from "./map.ts";
import { notificationEndpoints } from "./notifications.ts";

/** Every endpoint of the product, by `METHOD path`. */
export const endpoints = {
  ...authEndpoints,
  ...accountEndpoints,
  ...alertEndpoints,
  ...applicationEndpoints,
  ...candidateJobEndpoints,
  ...employerJobEndpoints,
  ...employerProfileEndpoints,
  ...jobEndpoints,
  ...mapEndpoints,
  ...notificationEndpoints,
} as const satisfies Record<string, Endpoint>;
