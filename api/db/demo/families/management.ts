import { type Family, monthly, occupation, yearly } from "./types.ts";

export const management: Family = {
  days: [
    "Mornings usually start with the numbers and a short stand-up; afternoons belong to people, suppliers and whatever needs a decision.",
    "Expect a mix of planning, walking the floor and one-to-one conversations, with a short written summary at the end of the week.",
    "You will have room to set priorities, and people around you who say plainly when something is not working.",
    "No two weeks look the same, but the rhythm does: plan on Monday, check on Wednesday, close the loop on Friday.",
  ],
  teams: [
    "You will report to the regional director and lead a team of {team} people.",
    "The position leads {team} people and works closely with finance and human resources.",
    "You will take over a settled team of {team}, most of whom have been here for several years.",
    "You will manage {team} direct reports and one shared budget.",
  ],
  growth: [
    "The last person in this position was promoted to a regional role.",
    "We pay for one outside course or conference a year.",
    "You will be paired with an experienced manager for your first ninety days.",
  ],
  traits: [
    "A habit of deciding with numbers and explaining the decision in plain words",
    "Experience hiring, coaching and giving honest feedback",
    "Comfort with budgets and monthly reporting",
    "Calm in busy weeks and fairness in difficult conversations",
    "Clear writing for people who were not in the room",
  ],
  occupations: [
    occupation("operations-manager", "11-1021.00", yearly(88_000, 0.14), ["BACHELOR", 3, 7], "office", {
      titles: "Operations Manager | General Manager | Assistant General Manager | Branch Manager",
      purposes:
        "keep daily operations running safely, on time and on budget | run the site day to day and make next quarter easier than this one",
      duties:
        "Set weekly priorities with supervisors and follow up on what slipped | Track labor, cost and service figures and act on them early | Hire, schedule and coach supervisors and their crews | Keep safety and quality procedures current and used | Work with vendors on price, delivery and performance | Prepare the monthly report and present it to leadership | Handle escalated customer concerns through to a clear answer",
      days: "Before nine you have walked the site once and know what will be tight today. | You spend about half of the day with supervisors and the other half on plans, vendors and reports.",
      skills:
        "Operations management | Budgeting | Team leadership | Scheduling | Process improvement | Vendor management | Microsoft Excel",
    }),
    occupation("marketing-manager", "11-2021.00", yearly(112_000, 0.14), ["BACHELOR", 4, 8], "office", {
      titles: "Marketing Manager | Brand Manager | Digital Marketing Manager",
      purposes:
        "plan campaigns that bring in customers and can be measured | turn what we know about our customers into a plan and a calendar",
      duties:
        "Write the yearly marketing plan and keep its budget | Brief designers, writers and agencies and review their work | Choose channels by what they return, and stop those that do not | Report on leads, cost and revenue by campaign every month | Interview customers and bring back what they said | Prepare product launches with sales and support",
      days: "A day may hold a campaign review, a call with an agency and an hour of quiet writing. | You look at last week's results first and decide where the next dollar goes.",
      skills: "Campaign management | Google Analytics | Copywriting | Budgeting | Market research | SEO",
      remote: 0.2,
      hybrid: 0.4,
    }),
    occupation("sales-manager", "11-2022.00", yearly(98_000, 0.14), ["BACHELOR", 3, 7], "office", {
      titles: "Sales Manager | Regional Sales Manager | Inside Sales Manager",
      purposes:
        "lead a sales team to steady, honest growth | build a sales team that customers are glad to hear from",
      duties:
        "Set quarterly targets with each representative and review them weekly | Join customer visits and coach afterwards | Keep the sales pipeline accurate enough to plan production from | Approve quotes and discounts within agreed limits | Recruit and train new representatives | Report results and forecast to the leadership team",
      days: "You sit in on two or three customer calls a day and spend the time between them coaching. | Mondays are for the pipeline; the rest of the week is for customers.",
      skills: "Sales management | CRM software | Forecasting | Negotiation | Coaching | Account management",
      hybrid: 0.2,
      flags: ["commission"],
    }),
    occupation("facilities-manager", "11-3013.00", yearly(89_000, 0.12), ["ASSOCIATE", 4, 8], "office", {
      titles: "Facilities Manager | Building Operations Manager",
      purposes:
        "keep our buildings safe, comfortable and ready to use | look after the buildings so that everybody else can do their work",
      duties:
        "Plan preventive maintenance for heating, cooling, power and life-safety systems | Supervise technicians, custodians and outside contractors | Get quotes for repairs and small projects and see them through | Keep permits, inspections and fire drills on schedule | Watch energy use and propose savings | Answer work orders within the agreed time",
      days: "The day begins with open work orders and a walk through the mechanical rooms. | You split your time between contractors on site and plans for the next project.",
      skills:
        "Preventive maintenance | HVAC systems | Vendor management | Budgeting | OSHA standards | CMMS software",
    }),
    occupation("it-manager", "11-3021.00", yearly(152_000, 0.12), ["BACHELOR", 6, 10], "office", {
      titles: "IT Manager | Engineering Manager | Information Systems Manager",
      purposes:
        "lead the people and systems our business runs on | give engineers clear goals, good tools and time to do the work well",
      duties:
        "Plan the year's projects with the teams that depend on them | Lead engineers and support staff, from hiring to reviews | Own the budget for licenses, hardware and cloud services | Keep backups, access rights and recovery plans tested | Choose vendors and hold them to their agreements | Explain risks and trade-offs to people outside technology",
      days: "You have a short check-in with each team lead, then keep the afternoon free for reviews and planning. | Most days hold one hard trade-off, a few quick approvals and time with the engineers.",
      skills:
        "IT service management | Team leadership | Cloud infrastructure | Budgeting | Information security | Project planning",
      remote: 0.25,
      hybrid: 0.4,
    }),
    occupation("finance-manager", "11-3031.00", yearly(128_000, 0.14), ["BACHELOR", 5, 9], "office", {
      titles: "Finance Manager | Controller | Assistant Controller",
      purposes:
        "own the close, the forecast and the figures leadership relies on | run a finance team whose numbers are right the first time",
      duties:
        "Lead the monthly close and explain what changed and why | Prepare budgets and forecasts with department heads | Review reconciliations, journal entries and internal controls | Coordinate the yearly audit and tax filings | Watch cash and plan for seasonal needs | Coach accountants and improve how the team works",
      days: "The first week of the month belongs to the close; the rest is forecasting, review and better tools. | You spend mornings on review and afternoons with the people who own the budgets.",
      skills:
        "Financial reporting | Forecasting | US GAAP | Internal controls | ERP software | Microsoft Excel | Team leadership",
      remote: 0.1,
      hybrid: 0.4,
    }),
    occupation("hr-manager", "11-3121.00", yearly(106_000, 0.12), ["BACHELOR", 5, 8], "office", {
      titles: "Human Resources Manager | People Operations Manager",
      purposes:
        "make this a fair and well-run place to work | lead hiring, benefits and employee relations for the whole company",
      duties:
        "Advise managers on hiring, performance and leave | Run the yearly benefits enrollment with our broker | Keep policies lawful, short and easy to find | Look into complaints with care and write down what was found | Report on turnover, time to hire and pay equity | Plan onboarding so that the first week makes sense",
      days: "Your calendar mixes interviews, one-to-one advice and quiet time for policy work. | Some days start with a new-hire welcome and end with a difficult conversation.",
      skills:
        "Employee relations | Employment law | HRIS software | Benefits administration | Recruiting | Coaching",
      hybrid: 0.35,
    }),
    occupation("farm-manager", "11-9013.00", monthly(5_600, 0.15), ["HIGH_SCHOOL", 4, 8], "farm", {
      titles: "Farm Manager | Orchard Manager | Ranch Manager",
      purposes:
        "plan the season and lead the crews that bring it in | run fields, equipment and people through all four seasons",
      duties:
        "Plan planting, irrigation and harvest by block | Lead crew bosses and equipment operators | Scout for pests and disease and decide on treatment | Keep spray, harvest and food-safety records | Order seed, parts and supplies within budget | Keep tractors, pumps and buildings in working order",
      days: "You are out at first light, back for records at noon and in the fields again until the crews go home. | Weather decides the plan, so the plan is made twice: the evening before and at dawn.",
      skills:
        "Crop planning | Irrigation | Equipment maintenance | Crew supervision | Pesticide safety | Record keeping",
    }),
    occupation("construction-manager", "11-9021.00", yearly(104_000, 0.12), ["BACHELOR", 4, 9], "field", {
      titles: "Construction Manager | Project Superintendent | Construction Project Manager",
      purposes:
        "bring projects in safely, on schedule and as drawn | run building projects from permit to final walk-through",
      duties:
        "Plan the schedule and sequence trades around it | Lead weekly meetings with subcontractors and the owner | Review submittals, change orders and pay applications | Walk the site daily for safety and quality | Order long-lead materials early | Close out punch lists, permits and warranties",
      days: "You walk the site before the crews start and again before they leave. | Mornings are on site; afternoons are for schedules, submittals and calls with the owner.",
      skills:
        "Construction scheduling | Blueprint reading | Subcontractor management | Cost control | OSHA standards | Procore",
    }),
    occupation("restaurant-manager", "11-9051.00", yearly(58_500, 0.1), ["HIGH_SCHOOL", 2, 5], "kitchen", {
      titles: "Restaurant Manager | Assistant Restaurant Manager | Cafe Manager",
      purposes:
        "run a dining room that guests return to and staff stay with | lead service, from the first delivery to the last table",
      duties:
        "Open or close the house and run the floor in between | Hire, train and schedule servers, hosts and cooks | Order food and supplies and keep waste low | Keep health and safety standards every day, not only before inspections | Talk with guests and put things right when they go wrong | Review sales and labor figures weekly",
      days: "You taste with the kitchen, brief the floor and then spend service among the tables. | The hours before opening are for orders and schedules; after that you are with your guests.",
      skills:
        "Food safety | Team leadership | Scheduling | Inventory control | Guest service | Point-of-sale systems",
      licences: "Food protection manager certificate",
    }),
    occupation("hotel-manager", "11-9081.00", yearly(65_000, 0.12), ["ASSOCIATE", 3, 6], "hotel", {
      titles: "Hotel Manager | Front Office Manager | Assistant Hotel Manager",
      purposes:
        "make every stay an easy one and every shift well staffed | lead front desk and housekeeping as one team",
      duties:
        "Lead the front desk, housekeeping and maintenance teams | Review occupancy and rates with the revenue team | Inspect rooms and public areas daily | Answer guest reviews and fix what they point out | Prepare schedules and approve payroll | Train staff in service and safety procedures",
      days: "You start with the arrivals list and the night report, then walk the house. | Check-out and check-in set the rhythm; in between you are with housekeeping and maintenance.",
      skills:
        "Guest service | Property management systems | Revenue management | Team leadership | Scheduling | Budgeting",
    }),
    occupation("practice-manager", "11-9111.00", yearly(101_000, 0.13), ["BACHELOR", 3, 7], "clinic", {
      titles: "Practice Manager | Clinical Operations Manager",
      purposes:
        "run a practice where patients are seen on time and staff are heard | lead clinical and front-office teams toward safe, timely care",
      duties:
        "Plan staffing for providers, nurses and front office | Watch access, no-show and patient-experience figures | Keep licensing, privacy and safety requirements met | Manage the department budget and supply orders | Lead improvement projects with clinicians | Resolve patient concerns with respect",
      days: "A morning huddle sets up the clinic day; later you review schedules, figures and open concerns. | You move between exam hallway and office, and know every patient-facing colleague by name.",
      skills:
        "Healthcare administration | Electronic health records | HIPAA compliance | Staff scheduling | Budgeting | Quality improvement",
    }),
    occupation("property-manager", "11-9141.00", yearly(62_000, 0.12), ["HIGH_SCHOOL", 2, 5], "office", {
      titles: "Property Manager | Community Manager | Assistant Property Manager",
      purposes:
        "look after a community of homes and the people who live in them | manage leases, upkeep and budgets for apartment communities",
      duties:
        "Show homes and prepare leases and renewals | Collect rent and follow up kindly and lawfully when it is late | Schedule turnovers, repairs and inspections | Prepare the property budget and explain variances | Answer residents' requests within one business day | Follow fair housing rules in every decision",
      days: "Tours and residents fill the afternoon, so paperwork is done in the morning. | You walk the property daily and know which repairs come next.",
      skills:
        "Leasing | Fair housing rules | Property management software | Customer service | Budgeting | Maintenance coordination",
    }),
    occupation("program-manager-social", "11-9151.00", yearly(72_000), ["BACHELOR", 3, 7], "office", {
      titles: "Program Manager | Shelter Manager | Community Programs Director",
      purposes:
        "lead programs that people in our community can count on | turn grants and good intentions into services that work",
      duties:
        "Supervise case workers and volunteers | Write grant reports and track outcomes | Manage the program budget month by month | Build partnerships with schools, clinics and agencies | Review cases weekly and help with the hard ones | Keep records confidential and complete",
      days: "A case review in the morning, a partner visit at noon and a grant report before you leave: that is a typical day. | You are close to the work, with an office door that is mostly open.",
      skills:
        "Program management | Grant reporting | Case management | Volunteer coordination | Budgeting | Community outreach",
      hybrid: 0.2,
    }),
  ],
};
