import { type Sector, workplace } from "./types.ts";

/** Sectors that work for other businesses, mostly in offices and labs. */
export const KNOWLEDGE: readonly Sector[] = [
  {
    industry: "Software",
    kind: "a software company",
    names: ["Software", "Systems", "Labs", "Digital"],
    scope: "nation",
    share: 9,
    workplaces: [
      workplace(
        "office",
        1,
        "software-developer 10, qa-analyst 3, web-developer 2, ux-designer 2, data-scientist 3, security-analyst 2, systems-administrator 2, database-administrator 1, help-desk 2, project-manager 2, it-manager 1, technical-writer 1, sales-representative 2, customer-service 2, marketing-manager 1, marketing-specialist 1, accountant 1",
      ),
    ],
    perks: ["Home office allowance", "Conference budget", "Paid parental leave"],
  },
  {
    industry: "Banking and Insurance",
    kind: "a community bank with its own insurance agency",
    names: ["Mutual", "Financial", "Trust", "Community Bank"],
    scope: "region",
    share: 6,
    workplaces: [
      workplace("branch", 0.6, "teller 10, loan-officer 4, insurance-agent 4, office-manager 1", "branches"),
      workplace(
        "office",
        0.4,
        "claims-adjuster 4, claims-clerk 4, customer-service 5, financial-analyst 2, accountant 2, systems-analyst 1, security-analyst 1, finance-manager 1, data-scientist 1, public-relations 1",
      ),
    ],
    perks: ["Student loan support", "Paid volunteer days"],
  },
  {
    industry: "Engineering and Environment",
    kind: "a firm of engineers, surveyors and scientists",
    names: ["Engineers", "Consulting Group", "Design Group"],
    scope: "nation",
    share: 3,
    workplaces: [
      workplace(
        "office",
        1,
        "civil-engineer 6, surveyor 5, environmental-scientist 4, environmental-engineer 3, electrical-engineer 2, mechanical-engineer 2, architect 4, drafter 4, interior-designer 1, project-manager 2, administrative-assistant 1",
      ),
    ],
    perks: ["License fees paid", "Field allowance"],
  },
  {
    industry: "Property and Facility Services",
    kind: "a property and facility services company",
    names: ["Facility Services", "Property Group", "Building Services", "Estates"],
    scope: "region",
    share: 5,
    workplaces: [
      workplace(
        "branch",
        1,
        "janitor 8, security-guard 8, landscaper 8, maintenance-worker 6, cleaning-crew 3, housekeeper 2, leasing-agent 3, property-manager 3, pest-technician 3, tree-worker 2, facilities-manager 1",
        "branches",
      ),
    ],
    perks: ["Uniforms provided", "Weekly pay"],
  },
  {
    industry: "Media and Marketing",
    kind: "a company for design, print and advertising",
    names: ["Studio", "Media", "Press & Media"],
    scope: "region",
    share: 2,
    workplaces: [
      workplace(
        "studio",
        1,
        "graphic-designer 5, public-relations 4, marketing-specialist 4, advertising-sales 4, photographer 3, technical-writer 2, web-developer 2, project-manager 1",
        "studios",
      ),
    ],
    perks: ["Equipment allowance", "Summer Fridays"],
  },
  {
    industry: "Laboratories",
    kind: "a research and testing company",
    names: ["Laboratories", "Bio", "Diagnostics"],
    scope: "nation",
    share: 2,
    workplaces: [
      workplace(
        "laboratory",
        1,
        "biological-technician 7, lab-technician 6, chemist 6, phlebotomist 4, quality-inspector 2, data-scientist 2, environmental-scientist 1, shipping-clerk 1, customer-service 1",
        "laboratories",
      ),
    ],
    perks: ["Conference budget", "Annual bonus"],
  },
  {
    industry: "Accounting and Consulting",
    kind: "an accounting and consulting firm",
    names: ["Accounting", "Advisers", "Consulting"],
    scope: "region",
    share: 3,
    workplaces: [
      workplace(
        "office",
        1,
        "accountant 7, bookkeeper 5, administrative-assistant 4, receptionist 2, management-analyst 4, financial-analyst 2, hr-specialist 1, help-desk 1",
      ),
    ],
    perks: ["Exam fees paid", "Flexible summers"],
  },
  {
    industry: "Legal Services",
    kind: "a law firm",
    names: ["Law", "& Associates", "Legal Group"],
    scope: "region",
    share: 2,
    workplaces: [
      workplace(
        "office",
        1,
        "lawyer 7, paralegal 8, title-examiner 3, administrative-assistant 4, receptionist 3, bookkeeper 1, office-manager 1",
      ),
    ],
    perks: ["Bar and exam fees paid", "Flexible summers"],
  },
];
