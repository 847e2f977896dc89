import { type Family, occupation, yearly } from "./types.ts";

export const business: Family = {
  days: [
    "You can expect a few standing meetings and long stretches for focused work.",
    "Work arrives as a queue of requests and a handful of longer projects; you keep both moving.",
    "Month end is busy and planned for; the rest of the month leaves room to improve how things are done.",
    "You will work from clear checklists and are welcome to make them better.",
  ],
  teams: [
    "You will join a team of {team} that shares one calendar and one set of deadlines.",
    "The team has {team} people; new members are paired with an experienced colleague for the first month.",
    "You will work with {team} colleagues and report to the department manager.",
    "The department is small ({team} people), so your work is seen and used at once.",
  ],
  growth: [
    "We reimburse certification fees after the exam is passed.",
    "There is a clear path from this role to senior analyst or team lead.",
    "Every employee has a yearly learning budget.",
  ],
  traits: [
    "Careful work with figures and an eye for what does not add up",
    "Clear, friendly writing",
    "Discretion with confidential information",
    "The habit of asking early when something is unclear",
    "Good judgment about what is urgent and what can wait",
  ],
  occupations: [
    occupation("buyer", "13-1022.00", yearly(68_000), ["BACHELOR", 2, 5], "office", {
      titles: "Buyer | Merchandise Buyer | Category Buyer",
      purposes:
        "choose the products our customers will look for next season | buy the right goods at the right price and on time",
      duties:
        "Plan assortments from sales history and store feedback | Negotiate price, terms and delivery with suppliers | Place and track purchase orders | Review slow sellers and agree on markdowns | Visit stores and trade fairs | Work with logistics on arrival dates",
      days: "Samples, spreadsheets and supplier calls share your desk. | You start with yesterday's sales by item and end with tomorrow's orders.",
      skills:
        "Purchasing | Negotiation | Inventory planning | Microsoft Excel | Vendor management | Merchandising",
      hybrid: 0.3,
      flags: ["senior"],
    }),
    occupation("claims-adjuster", "13-1031.00", yearly(69_500), ["BACHELOR", 1, 4], "office", {
      titles: "Claims Adjuster | Claims Examiner | Property Claims Adjuster",
      purposes:
        "settle claims fairly, quickly and with kindness | find out what happened and pay what is owed",
      duties:
        "Call policyholders within one business day of a new claim | Review policies, photos and repair estimates | Inspect damage or arrange for an inspector | Decide coverage and explain it in plain words | Set and update reserves | Document every step in the claim file",
      days: "Your day is a list of open files, each with a person behind it. | Mornings are for new claims; afternoons for estimates, decisions and follow-up.",
      skills:
        "Claims handling | Policy interpretation | Damage estimation | Negotiation | Customer service | Report writing",
      licences: "State adjuster license, or the ability to earn it within 90 days",
      remote: 0.3,
      hybrid: 0.3,
      flags: ["senior"],
    }),
    occupation("cost-estimator", "13-1051.00", yearly(75_000), ["ASSOCIATE", 2, 6], "office", {
      titles: "Estimator | Construction Estimator | Cost Estimator",
      purposes:
        "price work so that we win the right jobs and finish them in the black | turn drawings into estimates that crews can trust",
      duties:
        "Do takeoffs from drawings and specifications | Ask subcontractors and suppliers for quotes and compare them | Visit sites before bidding | Write clear scopes, inclusions and exclusions | Compare finished jobs with their estimates | Keep the cost database current",
      days: "You usually have three bids in hand, each at a different stage. | Takeoff in the morning, quotes and questions in the afternoon, a site visit twice a week.",
      skills:
        "Quantity takeoff | Blueprint reading | Estimating software | Microsoft Excel | Construction methods | Vendor management",
      hybrid: 0.2,
      flags: ["senior"],
    }),
    occupation("hr-specialist", "13-1071.00", yearly(66_500), ["BACHELOR", 1, 4], "office", {
      titles: "Human Resources Generalist | Recruiter | Talent Acquisition Specialist",
      purposes:
        "find good people and help them start well | be the first person our employees and applicants talk to",
      duties:
        "Write postings that say what the job is and what it pays | Screen applicants and answer each of them | Schedule interviews and prepare interviewers | Run background and reference checks | Guide new hires through onboarding | Keep personnel records complete and private",
      days: "You talk with six to ten applicants a day and keep hiring managers up to date. | Part of the day is interviews, part of it is answering questions from colleagues.",
      skills:
        "Recruiting | Applicant tracking systems | Onboarding | Employment law | Interviewing | HRIS software",
      remote: 0.15,
      hybrid: 0.4,
      flags: ["senior", "intern"],
    }),
    occupation("logistician", "13-1081.00", yearly(71_000), ["BACHELOR", 1, 4], "office", {
      titles: "Logistics Coordinator | Supply Chain Analyst | Logistics Planner",
      purposes:
        "get freight where it is needed, when it is needed | plan the flow of goods between suppliers, warehouses and customers",
      duties:
        "Book carriers and follow loads to delivery | Compare freight cost and on-time figures by lane | Resolve delays with carriers and customers | Keep inventory and order records accurate | Prepare shipping and customs documents | Suggest cheaper or faster routes",
      days: "The board of open loads is the first thing you see and the last thing you check. | You spend the morning on today's freight and the afternoon on next week's.",
      skills:
        "Transportation planning | Supply chain analysis | Microsoft Excel | Carrier negotiation | ERP software | Inventory control",
      hybrid: 0.3,
      flags: ["senior", "lead", "intern"],
    }),
    occupation("project-manager", "13-1082.00", yearly(94_000, 0.12), ["BACHELOR", 2, 6], "office", {
      titles: "Project Manager | Project Coordinator | Implementation Manager",
      purposes:
        "keep projects honest about scope, time and money | bring people with different calendars to the same finish line",
      duties:
        "Write plans that fit on a page and keep them current | Run short meetings with clear next steps | Track risks and raise them early | Report progress and budget to sponsors | Coordinate vendors and internal teams | Close projects with lessons that get used",
      days: "A stand-up, two working sessions and an updated plan make up most days. | You protect other people's time, and your own plan shows it.",
      skills:
        "Project planning | Risk management | Stakeholder communication | Jira | Budget tracking | Agile methods",
      remote: 0.25,
      hybrid: 0.35,
      flags: ["senior"],
    }),
    occupation("management-analyst", "13-1111.00", yearly(92_000, 0.13), ["BACHELOR", 2, 6], "office", {
      titles: "Business Analyst | Management Consultant | Operations Analyst",
      purposes:
        "find out how work is really done and how it could be easier | turn questions from leadership into analysis they can act on",
      duties:
        "Interview the people who do the work | Map processes and measure where time goes | Build models and dashboards that others can maintain | Present findings with options and their costs | Help teams put changes in place | Check three months later whether they lasted",
      days: "You alternate between listening, modeling and writing. | A typical week holds four interviews, one model and one presentation.",
      skills:
        "Process mapping | Data analysis | SQL | Microsoft Excel | Presentation skills | Stakeholder communication",
      remote: 0.25,
      hybrid: 0.4,
      flags: ["senior", "intern"],
    }),
    occupation("event-planner", "13-1121.00", yearly(57_000), ["ASSOCIATE", 1, 4], "events", {
      titles: "Event Planner | Event Coordinator | Catering and Events Coordinator",
      purposes:
        "plan events that start on time and feel effortless | look after clients from the first call to the last chair",
      duties:
        "Meet clients and turn wishes into a plan and a budget | Book venues, caterers and equipment | Write the run sheet and brief the crew | Be on site from set-up to breakdown | Settle invoices and ask for feedback | Keep a list of vendors we can rely on",
      days: "Quiet weekdays are for planning; event days are long, on your feet and fun. | You have a run sheet in your pocket and a backup plan for rain.",
      skills:
        "Event planning | Vendor management | Budgeting | Client communication | Contract review | Scheduling",
    }),
    occupation("marketing-specialist", "13-1161.00", yearly(64_000, 0.12), ["BACHELOR", 1, 3], "office", {
      titles: "Marketing Specialist | Marketing Coordinator | Market Research Analyst",
      purposes:
        "help the right customers find us and understand what we do | plan, publish and measure our campaigns",
      duties:
        "Write and schedule e-mail and social posts | Keep the website and product pages current | Run surveys and summarize what customers say | Report traffic, leads and cost each month | Coordinate print and digital materials with designers | Test headlines and offers and keep what works",
      days: "You write in the morning and look at results in the afternoon. | Small campaigns go out weekly, so you see quickly what your work does.",
      skills: "Content marketing | Google Analytics | Email marketing | SEO | Social media | Survey design",
      remote: 0.2,
      hybrid: 0.4,
      flags: ["senior", "intern"],
    }),
    occupation("accountant", "13-2011.00", yearly(76_000), ["BACHELOR", 1, 4], "office", {
      titles: "Staff Accountant | Accountant | Tax Accountant | Internal Auditor",
      purposes:
        "keep our books right and our deadlines kept | prepare clean books that need few questions at year end",
      duties:
        "Reconcile bank, payroll and balance-sheet accounts | Post journal entries and support the monthly close | Prepare schedules for the yearly audit | File sales and use tax returns | Answer questions from department managers | Suggest simpler ways to do repeated work",
      days: "Reconciliations come first, questions second, and month end follows a written calendar. | You own a set of accounts and know every open item in them.",
      skills:
        "General ledger | Account reconciliation | US GAAP | Microsoft Excel | QuickBooks | Tax preparation",
      remote: 0.2,
      hybrid: 0.4,
      flags: ["senior", "intern"],
    }),
    occupation("financial-analyst", "13-2051.00", yearly(91_000, 0.12), ["BACHELOR", 1, 5], "office", {
      titles: "Financial Analyst | Credit and Portfolio Analyst | Investment Analyst",
      purposes:
        "build forecasts that hold up when somebody pulls a thread | give decision makers figures they can rely on",
      duties:
        "Build and maintain forecast models | Explain variances between plan and results | Prepare monthly packages for leadership | Analyze investments, contracts and pricing | Automate reports that are still done by hand | Check data at its source before using it",
      days: "You move between models, the people who own the numbers and short written notes. | Forecast weeks are intense; in between you make the models simpler.",
      skills: "Financial modeling | Forecasting | Microsoft Excel | SQL | Power BI | Variance analysis",
      remote: 0.15,
      hybrid: 0.5,
      flags: ["senior", "intern"],
    }),
    occupation("loan-officer", "13-2072.00", yearly(70_000, 0.13), ["BACHELOR", 1, 5], "office", {
      titles: "Loan Officer | Mortgage Loan Officer | Commercial Loan Officer",
      purposes:
        "help people borrow what they can afford to repay | guide families and small businesses through their loans",
      duties:
        "Meet applicants and explain loan choices and their full cost | Collect and check documents | Prepare files for underwriting | Keep applicants informed until closing | Build relationships with agents and local businesses | Follow lending rules without exception",
      days: "You meet clients by appointment and keep a tidy pipeline between meetings. | Applications in the morning, closings in the afternoon, calls in between.",
      skills:
        "Loan origination | Credit analysis | Customer service | Lending compliance | Relationship building | Loan software",
      licences: "NMLS registration, or the ability to register after hire",
      remote: 0.1,
      hybrid: 0.25,
      flags: ["commission"],
    }),
  ],
};
