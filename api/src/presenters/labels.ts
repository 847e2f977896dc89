import type { EducationLevel, EmploymentType, LocationType } from "@jobmap/contract";

/** What people read for the vocabularies of the wire. */
export const EMPLOYMENT_TYPE_LABELS: Readonly<Record<EmploymentType, string>> = {
  FULL_TIME: "Full-time",
  PART_TIME: "Part-time",
  CONTRACTOR: "Contract",
  TEMPORARY: "Temporary",
  INTERN: "Internship",
  VOLUNTEER: "Volunteer",
  PER_DIEM: "Per diem",
  OTHER: "Other",
};

export const LOCATION_TYPE_LABELS: Readonly<Record<LocationType, string>> = {
  ONSITE: "On site",
  HYBRID: "Hybrid",
  TELECOMMUTE: "Remote",
};

export const EDUCATION_LABELS: Readonly<Record<EducationLevel, string>> = {
  NONE: "None required",
  HIGH_SCHOOL: "High school",
  ASSOCIATE: "Associate degree",
  BACHELOR: "Bachelor’s degree",
  MASTER: "Master’s degree",
  DOCTORATE: "Doctorate",
};
