/** Where an applicant tracking system tells programs what one of its pages shows, and which of the jobs there is meant. */
export interface AtsAddress {
  readonly url: string;
  /** Part of the address or ID of the job; undefined if the page shows all. */
  readonly job: string | undefined;
}

const ID = "[\\w-]{1,80}";

/** The systems' documentation is named where their replies are read: `import/feeds/`. */
const SYSTEMS: readonly (readonly [
  page: RegExp,
  api: (company: string, job: string | undefined) => string,
])[] = [
  [
    new RegExp(
      `^https://(?:boards|job-boards)\\.greenhouse\\.io/(?!embed\\b)(${ID})(?:/jobs/(\\d{1,20}))?/?$`,
    ),
    (company, job) =>
      `https://boards-api.greenhouse.io/v1/boards/${company}/jobs${job ? `/${job}?pay_transparency=true` : "?content=true"}`,
  ],
  [
    new RegExp(`^https://jobs\\.lever\\.co/(${ID})(?:/(${ID}))?(?:/apply)?/?$`),
    (company, job) => `https://api.lever.co/v0/postings/${company}${job ? `/${job}` : ""}?mode=json`,
  ],
  [
    new RegExp(`^https://jobs\\.eu\\.lever\\.co/(${ID})(?:/(${ID}))?(?:/apply)?/?$`),
    (company, job) => `https://api.eu.lever.co/v0/postings/${company}${job ? `/${job}` : ""}?mode=json`,
  ],
  [
    new RegExp(`^https://jobs\\.ashbyhq\\.com/(${ID})(?:/(${ID}))?(?:/application)?/?$`),
    (company) => `https://api.ashbyhq.com/posting-api/job-board/${company}?includeCompensation=true`,
  ],
  [
    new RegExp(`^https://(${ID})\\.recruitee\\.com(?:/o/(${ID}))?/?$`),
    (company) => `https://${company}.recruitee.com/api/offers/`,
  ],
];

/** The address of the reply behind a page; undefined for a page of no system that we know. */
export function atsAddress(page: string): AtsAddress | undefined {
  const { origin, pathname } = new URL(page);
  for (const [pattern, api] of SYSTEMS) {
    const [found, company, job] = pattern.exec(origin + pathname) ?? [];
    if (found !== undefined && company !== undefined) return { url: api(company, job), job };
  }
  return undefined;
}
