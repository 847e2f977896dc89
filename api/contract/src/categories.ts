/**
 * Categories of jobs: the 22 civilian major groups of the Standard Occupational Classification of 2018 (US Bureau of
 * Labor Statistics), which O*NET follows. Codes are the official ones; names are shortened for the screen.
 */
export const CATEGORIES = [
  { code: "11-0000", name: "Management" },
  { code: "13-0000", name: "Business and Finance" },
  { code: "15-0000", name: "Computing and Mathematics" },
  { code: "17-0000", name: "Architecture and Engineering" },
  { code: "19-0000", name: "Science" },
  { code: "21-0000", name: "Community and Social Service" },
  { code: "23-0000", name: "Legal" },
  { code: "25-0000", name: "Education and Library" },
  { code: "27-0000", name: "Arts, Design, Media and Sports" },
  { code: "29-0000", name: "Healthcare Practitioners" },
  { code: "31-0000", name: "Healthcare Support" },
  { code: "33-0000", name: "Protective Service" },
  { code: "35-0000", name: "Food Preparation and Serving" },
  { code: "37-0000", name: "Cleaning and Grounds Maintenance" },
  { code: "39-0000", name: "Personal Care and Service" },
  { code: "41-0000", name: "Sales" },
  { code: "43-0000", name: "Office and Administrative Support" },
  { code: "45-0000", name: "Farming, Fishing and Forestry" },
  { code: "47-0000", name: "Construction and Extraction" },
  { code: "49-0000", name: "Installation, Maintenance and Repair" },
  { code: "51-0000", name: "Production" },
  { code: "53-0000", name: "Transportation and Material Moving" },
] as const;

/** Code of a SOC major group, such as "45-0000". */
export type CategoryCode = (typeof CATEGORIES)[number]["code"];
