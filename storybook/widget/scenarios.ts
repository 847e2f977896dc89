import { makeJobs, makeLongJobs, type StoryJob } from "./jobs.ts";

/** What the server of a story answers. The name of a scenario is its company's username. */
export interface Scenario {
  /** Status of the company's reply; `never` for one that does not come. */
  readonly company: 200 | 404 | 410 | 503 | "never";
  readonly list: 200 | 503;
  readonly job: 200 | 404 | 503;
  readonly name: string;
  /** The employer's own words while nothing is open. */
  readonly text: string | null;
  readonly jobs: readonly StoryJob[];
}

const USUAL: Scenario = {
  company: 200,
  list: 200,
  job: 200,
  name: "Acme Hotels",
  text: null,
  jobs: makeJobs(30),
};

const SCENARIOS = {
  many: USUAL,
  one: { ...USUAL, jobs: makeJobs(1) },
  long: {
    ...USUAL,
    name: "The Worshipful Company of Llanfairpwllgwyngyll Boatbuilders, Sailmakers and Ropewalkers",
    jobs: makeLongJobs(),
  },
  empty: { ...USUAL, jobs: [], text: "We hire again in February. Write to us before, we answer." },
  "empty-plain": { ...USUAL, jobs: [] },
  loading: { ...USUAL, company: "never" },
  down: { ...USUAL, company: 503 },
  stale: { ...USUAL, list: 503 },
  unknown: { ...USUAL, company: 404 },
  closed: { ...USUAL, company: 410 },
  "job-gone": { ...USUAL, job: 404 },
  "job-failed": { ...USUAL, job: 503 },
} as const satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof SCENARIOS;

export function findScenario(name: string): Scenario | undefined {
  return Object.hasOwn(SCENARIOS, name) ? SCENARIOS[name as ScenarioName] : undefined;
}
