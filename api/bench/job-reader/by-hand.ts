/** What was read and looked through by hand, for docs/job-recovery.md. */
export const BY_HAND = `
## Sources that nobody here prepared

Read on 2026-11-27 and looked through by hand. None of them is in this repository; what was general about their misses is a case of
\`api/test/job-reader/read-job.test.ts\`.

| Source                                                    | What comes back                                                                                   |
| --------------------------------------------------------- | ------------------------------------------------------------------------------------------------- |
| Two replies each of Greenhouse and Lever                  | title, place, work mode, type, description, requisition, application link; a town abroad unpinned |
| 198 openings of New York City, as prose without labels    | 196 titles, 195 qualifications; ways to apply, job IDs, hours and pay only where sentences say so |
| What of them was wrong, and no longer is                  | addresses for questions taken for applications, "up to" hours, several kinds of experience        |
`;
