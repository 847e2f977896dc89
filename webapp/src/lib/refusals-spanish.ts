import type { Seat } from "@jobmap/contract/team";

/** `ALL_JOBS_REFUSAL` of the contract, on pages in Spanish. */
export const ALL_JOBS_REFUSAL_IN_SPANISH =
  "Esto es sobre todos los empleos de su empresa, y usted solo ve algunos. Hable con el propietario del equipo.";

/** `SEAT_REFUSALS` of the contract. */
export const SEAT_REFUSALS_IN_SPANISH: Readonly<Record<Seat, string>> = {
  viewer: "Solo los miembros del equipo de esta empresa pueden hacer esto.",
  reviewer:
    "Solo los revisores, los reclutadores y el propietario del equipo de su empresa pueden hacer esto.",
  recruiter: "Solo los reclutadores y el propietario del equipo de su empresa pueden hacer esto.",
  owner: "Solo el propietario del equipo de su empresa puede hacer esto.",
};
