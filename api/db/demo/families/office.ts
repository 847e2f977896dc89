import { type Family, hourly, occupation, yearly } from "./types.ts";

export const office: Family = {
  days: [
    "The phone, the inbox and the front door take turns.",
    "There is a checklist for what happens daily and a folder for what happens monthly.",
    "Systems are explained before you use them, and there is always somebody to ask.",
    "People come to you because you know where things are.",
  ],
  teams: [
    "You will work side by side with {team} people.",
    "The team has {team} members and covers vacations among them.",
    "You will join {team} colleagues; training is side by side for the first month.",
    "We are a team of {team}.",
  ],
  growth: [
    "We pay for software courses.",
    "Several of our managers began at this desk.",
    "Your duties can grow with you: reports, purchasing, payroll.",
  ],
  traits: [
    "A clear, friendly voice",
    "Correct spelling and correct figures",
    "Discretion",
    "Order on the desk and in the files",
    "Keeping calm when three things come at once",
  ],
  occupations: [
    occupation("office-manager", "43-1011.00", yearly(61_000, 0.09), ["HIGH_SCHOOL", 2, 6], "office", {
      titles: "Office Manager | Customer Service Supervisor | Billing Supervisor",
      purposes: "run an office where things simply work",
      duties:
        "Plan work and vacations for the team | Train and review staff | Approve invoices and time sheets | Improve forms and steps | Handle the calls nobody else wants | Report volumes and backlogs monthly",
      days: "You start with the backlog, solve two odd cases and keep an hour for improvements.",
      skills:
        "Team leadership | Scheduling | Process improvement | Microsoft Excel | Customer service | Payroll",
    }),
    occupation("billing-specialist", "43-3021.00", hourly(22.4, 0.06), ["HIGH_SCHOOL", 1, 3], "office", {
      titles: "Billing Specialist | Medical Biller | Accounts Receivable Specialist",
      purposes: "send correct bills and get them paid",
      duties:
        "Prepare and send invoices or claims | Post payments and find differences | Follow up on unpaid accounts | Correct and resend rejected claims | Explain bills to customers | Report aging weekly",
      days: "New bills first, then denials, then calls.",
      skills: "Billing | Accounts receivable | Microsoft Excel | Customer service | Claims processing",
      remote: 0.25,
      hybrid: 0.2,
    }),
    occupation("bookkeeper", "43-3031.00", hourly(23.4, 0.07), ["HIGH_SCHOOL", 1, 4], "office", {
      titles: "Bookkeeper | Accounting Clerk | Accounts Payable Clerk | Payroll Clerk",
      purposes: "keep books that close on the fifth working day",
      duties:
        "Enter bills and pay them on time | Record deposits and reconcile banks | Run payroll and file its returns | Send statements to customers | Keep receipts in order | Prepare papers for the accountant",
      days: "Bills on Mondays, payroll every second Wednesday, reconciliation at month end.",
      skills:
        "Bookkeeping | QuickBooks | Account reconciliation | Accounts payable | Payroll | Microsoft Excel",
      remote: 0.12,
      hybrid: 0.2,
    }),
    occupation("teller", "43-3071.00", hourly(18.6, 0.05), ["HIGH_SCHOOL", 0, 1], "office", {
      titles: "Bank Teller | Universal Banker | Member Service Representative",
      purposes: "handle money right and people well",
      duties:
        "Take deposits and pay out cash | Balance your drawer daily | Open accounts and explain fees | NotificationText signs of fraud | Help with cards and apps | Refer loan questions",
      days: "The lobby is busiest at noon and on Fridays.",
      skills: "Cash handling | Customer service | Fraud awareness | Account opening | Attention to detail",
    }),
    occupation("customer-service", "43-4051.00", hourly(19.6, 0.07), ["HIGH_SCHOOL", 0, 2], "desk", {
      titles: "Customer Service Representative | Contact Center Representative | Customer Support Specialist",
      purposes:
        "answer questions well enough that nobody has to call twice | help customers by phone, chat and e-mail",
      duties:
        "Answer calls and messages | Find orders, accounts and answers | Fix what you can and pass on what you cannot | Write notes that a colleague understands | Learn new products as they come | Report what customers ask for most",
      days: "You take forty to fifty contacts a day, with a break every two hours.",
      skills: "Customer service | Phone etiquette | CRM software | Typing | Problem solving | De-escalation",
      remote: 0.3,
      hybrid: 0.12,
      flags: ["lead", "seasonal"],
    }),
    occupation("hotel-clerk", "43-4081.00", hourly(16.6, 0.06), ["NONE", 0, 1], "hotel", {
      titles: "Front Desk Agent | Hotel Front Desk Clerk | Guest Services Agent",
      purposes: "check guests in with a smile and out without a queue",
      duties:
        "Check guests in and out | Answer the phone and take reservations | Settle bills and balance the shift | Call housekeeping and maintenance | Tell guests where to eat | Keep the lobby tidy",
      days: "Departures, a quiet hour, arrivals: the day has two tides.",
      skills:
        "Guest service | Property management systems | Cash handling | Phone etiquette | Reservation systems",
      flags: ["seasonal"],
    }),
    occupation("receptionist", "43-4171.00", hourly(17.6, 0.06), ["HIGH_SCHOOL", 0, 1], "office", {
      titles: "Receptionist | Front Desk Receptionist | Front Office Coordinator",
      purposes: "be the first voice and the first face people meet",
      duties:
        "Greet visitors and answer calls | Book and confirm appointments | Sort mail and packages | Keep the waiting room pleasant | Order supplies | Scan and file papers",
      days: "The door and the phone are busiest in the morning; filing is for the afternoon.",
      skills: "Phone etiquette | Scheduling | Customer service | Microsoft Office | Organization",
    }),
    occupation("dispatcher", "43-5032.00", hourly(23, 0.07), ["HIGH_SCHOOL", 1, 3], "desk", {
      titles: "Dispatcher | Freight Dispatcher | Service Dispatcher",
      purposes: "put the right driver or technician in the right place",
      duties:
        "Assign loads or calls through the day | Talk with drivers and customers | Watch hours, traffic and weather | Solve breakdowns | Update the board | Hand over to the next shift",
      days: "The board changes all day, and you like it that way.",
      skills: "Dispatching | Route planning | Phone etiquette | Multitasking | Dispatch software",
    }),
    occupation("medical-secretary", "43-6013.00", hourly(20, 0.06), ["HIGH_SCHOOL", 0, 2], "clinic", {
      titles: "Medical Secretary | Medical Office Assistant | Patient Coordinator",
      purposes: "keep a practice's calendar, calls and charts in order",
      duties:
        "Schedule visits and referrals | Check coverage and collect copays | Answer patients' questions | Scan and route records | Prepare charts for tomorrow | Call with reminders",
      days: "The first hour is calls; then patients, then tomorrow's charts.",
      skills:
        "Medical scheduling | Insurance verification | Electronic health records | Phone etiquette | HIPAA compliance",
    }),
    occupation("administrative-assistant", "43-6014.00", hourly(22, 0.07), ["HIGH_SCHOOL", 1, 3], "office", {
      titles: "Administrative Assistant | Office Assistant | Department Secretary",
      purposes: "keep a department organized and its calendar sane",
      duties:
        "Manage calendars and book travel | Write and send letters and minutes | Prepare reports and slides | Order supplies and track the budget | Welcome visitors | Keep files where others can find them",
      days: "You plan tomorrow before you leave today.",
      skills: "Microsoft Office | Calendar management | Meeting minutes | Travel booking | Organization",
      remote: 0.05,
      hybrid: 0.2,
    }),
    occupation("claims-clerk", "43-9041.00", hourly(22.5, 0.06), ["HIGH_SCHOOL", 0, 2], "office", {
      titles: "Insurance Claims Clerk | Policy Service Specialist | Claims Intake Specialist",
      purposes: "open claims and change policies without a mistake",
      duties:
        "Enter new claims and check coverage | Ask for missing papers | Change policies and send confirmations | Answer agents' questions | Route files to adjusters | Meet the day's deadlines",
      days: "You work through a shared queue and help the next desk when yours is empty.",
      skills: "Data entry | Claims processing | Insurance products | Customer service | Microsoft Office",
      remote: 0.35,
      hybrid: 0.2,
    }),
  ],
};
