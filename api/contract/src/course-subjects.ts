/** What courses are about, in the order of the catalog. */
export const COURSE_SUBJECTS = [
  "HEALTH",
  "SAFETY",
  "FOOD",
  "DRIVING",
  "TRADES",
  "TECHNOLOGY",
  "OFFICE",
  "CHILDREN",
] as const;
export type CourseSubject = (typeof COURSE_SUBJECTS)[number];

/** Their names. */
export const COURSE_SUBJECT_NAMES: Readonly<Record<CourseSubject, string>> = {
  HEALTH: "Health care",
  SAFETY: "Safety and rescue",
  FOOD: "Food and drink",
  DRIVING: "Driving and flying",
  TRADES: "Trades",
  TECHNOLOGY: "Computers",
  OFFICE: "Office and business",
  CHILDREN: "Children",
};
