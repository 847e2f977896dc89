import type { EmployerJob, EmployerJobSummary, JobBatch } from "@jobmap/contract";
import { EMPTY_DRAFT } from "../../webapp/src/features/post-job/editor/empty-draft.ts";

const TITLES = ["Deckhand", "Bosun", "Ship's cook", "Marine electrician", "Dock foreman"];
const TOWNS = [
  ["Cambridge", "MD"],
  ["Annapolis", "MD"],
  ["Miami", "FL"],
] as const;

/** A listing of an employer, by its number. */
export function ownJob(n: number, more: Partial<EmployerJobSummary> = {}): EmployerJobSummary {
  const [locality = "", region = ""] = TOWNS[n % TOWNS.length] ?? [];
  return {
    id: n + 1,
    slug: `job-${n}`,
    title: TITLES[n % TITLES.length] ?? "",
    requisition_id: `R-${1_000 + n}`,
    status: "PUBLISHED",
    close_reason: null,
    location_type: "ONSITE",
    locations: [
      {
        street: null,
        locality,
        region,
        postal_code: null,
        country: "US",
        latitude: null,
        longitude: null,
        precision: null,
      },
    ],
    employment_types: ["FULL_TIME"],
    base_salary: { currency: "USD", min: 2_100 + n, max: 2_650 + n, unit: "HOUR" },
    openings: 1,
    positions_filled: 0,
    apply_kind: "NATIVE",
    applications: n % 7,
    new_applications: n % 3,
    views: n * 13,
    apply_clicks: 0,
    created_at: "2026-11-01T10:00:00.000Z",
    updated_at: "2026-11-20T10:00:00.000Z",
    first_published_at: "2026-11-01T10:00:00.000Z",
    valid_through: "2026-12-01T10:00:00.000Z",
    last_confirmed_at: "2026-11-01T10:00:00.000Z",
    is_unconfirmed: n % 5 === 0,
    actions: ["pause", "confirm", "close"],
    has_unpublished_changes: n % 9 === 4,
    ...more,
  };
}

/** The same in whole, as its employer edits it. */
export const ownWholeJob = (n: number): EmployerJob => ({
  ...EMPTY_DRAFT,
  description: "<p>Keeps the boats and the yard in order.</p>",
  ...ownJob(n),
  employment_types: ["FULL_TIME"],
  questions: [],
  changes: {},
  checks: [],
  marks: null,
  version: 1,
  edited_at: null,
  edited_by: null,
});

const NONE = { waiting: 0, done: 0, same: 0, refused: 0, undone: 0, kept: 0 };

/** A change of many listings. */
export const batch = (
  counts: Partial<JobBatch["counts"]>,
  more: Partial<Omit<JobBatch, "counts">> = {},
): JobBatch => ({
  id: 1,
  change: { kind: "move", action: "pause" },
  state: "DONE",
  starts_at: "2026-11-23T10:00:00.000Z",
  total: Object.values(counts).reduce((sum, n) => sum + n, 0),
  counts: { ...NONE, ...counts },
  can_undo: true,
  problems: [],
  ...more,
});
