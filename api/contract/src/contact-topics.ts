/** What somebody writes to the owner of the site about. Plain constants, for the form. */
export const CONTACT_TOPICS = [
  "QUESTION",
  "EMPLOYER",
  "PARTNERSHIP",
  "PRIVACY",
  "ACCESSIBILITY",
  "COPYRIGHT",
  "OTHER",
] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];

export const CONTACT_TOPIC_LABELS: Readonly<Record<ContactTopic, string>> = {
  QUESTION: "A question about this site",
  EMPLOYER: "Hiring and payments",
  PARTNERSHIP: "Working together",
  PRIVACY: "My data",
  ACCESSIBILITY: "Something keeps me out",
  COPYRIGHT: "Copyright",
  OTHER: "Something else",
};

/** Characters of a message. */
export const MAX_CONTACT_LENGTH = 5_000;
