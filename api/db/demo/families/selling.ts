import { type Family, hourly, occupation, yearly } from "./types.ts";

export const selling: Family = {
  days: [
    "You plan your own day around calls, visits and promises to keep.",
    "Leads are shared fairly, and good notes make them last.",
    "Targets are set together each quarter and looked at each week.",
    "Part of the week is for old customers, part of it for new ones.",
  ],
  teams: [
    "You will join a sales team of {team}.",
    "The team has {team} people, and they help each other close.",
    "You will work with {team} colleagues in sales and service.",
    "A team of {team} covers this market.",
  ],
  growth: [
    "Licenses and courses are paid for.",
    "Top sellers can lead a team of their own here, if they want one.",
    "A colleague with experience joins your first ten visits.",
  ],
  traits: [
    "Listening first",
    "Honest promises, kept",
    "Follow-up on the same day",
    "Orderly notes on every customer",
    "Good humor after a no",
  ],
  occupations: [
    occupation("advertising-sales", "41-3011.00", yearly(61_000, 0.12), ["BACHELOR", 1, 4], "office", {
      titles: "Advertising Account Executive | Media Sales Representative",
      purposes: "help local businesses reach the people around them",
      duties:
        "Call on businesses and learn what they sell and to whom | Put together campaigns within a budget | Write proposals and close agreements | Brief production and check proofs | Report results to clients | Renew accounts because they worked",
      days: "You are out with clients three days a week and at your desk for the other two.",
      skills:
        "Account management | Prospecting | Digital advertising | CRM software | Presentation skills | Negotiation",
      hybrid: 0.4,
      flags: ["commission"],
    }),
    occupation("insurance-agent", "41-3021.00", yearly(58_000, 0.12), ["HIGH_SCHOOL", 0, 3], "desk", {
      titles: "Insurance Agent | Licensed Insurance Representative | Personal Lines Agent",
      purposes: "match people with coverage they understand and can afford",
      duties:
        "Ask about homes, cars and families before quoting | Compare policies and explain deductibles | Bind coverage and collect documents | Review renewals with clients once a year | Help clients report a claim | Keep notes that a colleague can follow",
      days: "New quotes come in the morning, reviews and renewals after lunch.",
      skills:
        "Insurance products | Needs analysis | CRM software | Customer service | Sales closing | Phone etiquette",
      licences: "State property and casualty license, or the ability to earn it within 60 days",
      remote: 0.25,
      hybrid: 0.2,
      flags: ["commission"],
    }),
    occupation("sales-representative", "41-4012.00", yearly(67_000, 0.13), ["HIGH_SCHOOL", 1, 5], "office", {
      titles: "Sales Representative | Account Manager | Outside Sales Representative | Territory Manager",
      purposes:
        "look after a territory of customers who buy because you keep your word | open new accounts and keep them supplied",
      duties:
        "Plan routes and visit customers regularly | Quote prices and follow up within a day | Find new accounts and learn what they need | Solve delivery and billing problems with the office | Keep the customer database current | Bring market news back to the team",
      days: "Three days on the road, one on the phone and one for planning is a usual week.",
      skills:
        "Account management | Prospecting | Negotiation | CRM software | Product knowledge | Territory planning",
      remote: 0.1,
      hybrid: 0.3,
      flags: ["senior", "commission"],
    }),
    occupation("leasing-agent", "41-9022.00", hourly(20.5), ["HIGH_SCHOOL", 0, 2], "shop", {
      titles: "Leasing Agent | Leasing Consultant | Real Estate Sales Assistant",
      purposes: "help people find a home that suits them",
      duties:
        "Answer inquiries the day they arrive | Show homes and common areas | Explain leases, deposits and fees in full | Check applications fairly and in order | Prepare move-in packets and keys | Keep listings and photos current",
      days: "Saturday is the busiest day; on weekdays you prepare leases and follow up.",
      skills:
        "Leasing | Fair housing rules | Customer service | Property management software | Sales closing",
      flags: ["commission"],
    }),
  ],
};
