import { ALL_JOBS_REFUSAL, SEAT_REFUSALS, type Seat } from "@jobmap/contract/team";
import { ALL_JOBS_REFUSAL_IN_SPANISH, SEAT_REFUSALS_IN_SPANISH } from "./refusals-spanish.ts";

/** Why something about all jobs is not open to somebody who sees only chosen ones. */
export const allJobsRefusal = (): string =>
  import.meta.env.LANGUAGE === "es" ? ALL_JOBS_REFUSAL_IN_SPANISH : ALL_JOBS_REFUSAL;

/** Why a seat below this one is refused. */
export const seatRefusal = (seat: Seat): string =>
  (import.meta.env.LANGUAGE === "es" ? SEAT_REFUSALS_IN_SPANISH : SEAT_REFUSALS)[seat];
