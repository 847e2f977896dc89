import { type Family, hourly, occupation, yearly } from "./types.ts";

export const computing: Family = {
  days: [
    "Work is planned two weeks at a time, reviewed by a colleague and released in small steps.",
    "You will share an on-call week with the team a few times a year, with time off in return.",
    "We write decisions down, keep meetings short and leave the middle of the day free for focused work.",
    "You can expect a fast laptop, two screens and access to the systems you need on your first day.",
  ],
  teams: [
    "The team has {team} people, including a product manager and a designer.",
    "You will work in a group of {team} that owns its systems from design to operation.",
    "You will join {team} colleagues who review each other's work every day.",
    "The technology department counts {team} people and supports every other team in the company.",
  ],
  growth: [
    "One day a month is set aside for learning and small experiments.",
    "We pay for certifications and two conference days a year.",
    "There are two career tracks here, technical and managerial, with the same pay bands.",
  ],
  traits: [
    "Patience with problems that do not explain themselves",
    "Clear notes and tickets that a colleague can pick up",
    "Willingness to ask for review and to give it kindly",
    "Respect for other people's data",
    "An interest in the business behind the software",
  ],
  occupations: [
    occupation("systems-analyst", "15-1211.00", yearly(97_000), ["BACHELOR", 2, 6], "office", {
      titles: "Systems Analyst | Business Systems Analyst | ERP Analyst",
      purposes:
        "connect what people need with what our systems can do | keep our business systems useful, documented and up to date",
      duties:
        "Collect requirements and write them so that they can be tested | Configure and test changes before release | Map data between systems | Train users and write short guides | Work with vendors on defects and upgrades | Look for manual steps that a system could take over",
      days: "You split the day between users, configuration and testing. | Mornings go to questions from the floor, afternoons to the next release.",
      skills:
        "Requirements analysis | SQL | ERP software | User acceptance testing | Process mapping | Technical documentation",
      remote: 0.3,
      hybrid: 0.4,
      flags: ["senior"],
    }),
    occupation("security-analyst", "15-1212.00", yearly(117_000), ["BACHELOR", 2, 6], "office", {
      titles: "Information Security Analyst | Security Operations Analyst | Security Engineer",
      purposes:
        "see trouble early and make the safe way the easy way | protect systems that customers trust with their data",
      duties:
        "Watch alerts and look into what does not fit | Run vulnerability scans and follow fixes to the end | Review access rights every quarter | Test incident plans with the teams who will use them | Advise engineers on secure design | Write reports that lead to action",
      days: "Alerts come first; projects fill the rest of the day. | You rotate between monitoring, reviews and improvements, one week each.",
      skills:
        "SIEM | Vulnerability management | Network security | Incident response | Identity and access management | Python",
      remote: 0.35,
      hybrid: 0.35,
      flags: ["senior"],
    }),
    occupation("help-desk", "15-1232.00", hourly(27.5), ["ASSOCIATE", 0, 3], "office", {
      titles: "Help Desk Technician | IT Support Specialist | Desktop Support Technician",
      purposes:
        "get colleagues back to work and leave them smiling | answer questions, fix computers and write down the fix",
      duties:
        "Answer tickets, calls and visits from colleagues | Set up laptops, phones and accounts | Reset access safely, after checking who is asking | Replace parts and return broken equipment | Write short how-to articles | Pass on harder problems with good notes",
      days: "You close fifteen to twenty tickets a day, from passwords to printers. | Part of the day is at the desk and part of it is walking to where the problem is.",
      skills:
        "Technical support | Windows | Active Directory | Ticketing systems | Customer service | Hardware repair",
      hybrid: 0.2,
      flags: ["lead", "intern"],
    }),
    occupation("database-administrator", "15-1242.00", yearly(101_000), ["BACHELOR", 3, 7], "office", {
      titles: "Database Administrator | Database Engineer",
      purposes: "keep our data fast, safe and recoverable | look after databases that never get a day off",
      duties:
        "Tune slow queries with the developers who wrote them | Test backups by restoring them | Plan upgrades with little downtime | Manage access and auditing | Watch capacity and plan growth | Automate routine work with scripts",
      days: "You check overnight jobs, then work with developers on schema and speed. | Most changes happen in daylight, with a rollback written first.",
      skills: "MySQL | PostgreSQL | Query optimization | Backup and recovery | Linux | Bash scripting",
      remote: 0.4,
      hybrid: 0.3,
      flags: ["senior"],
    }),
    occupation("systems-administrator", "15-1244.00", yearly(91_000), ["BACHELOR", 2, 6], "office", {
      titles: "Systems Administrator | Network Administrator | Cloud Administrator",
      purposes:
        "keep servers and networks quiet, in the best sense | run the systems that nobody should have to think about",
      duties:
        "Patch servers and network equipment on schedule | Watch monitoring and act before users notification | Automate set-up with scripts and templates | Manage accounts, backups and certificates | Document the network as it is | Take part in a fair on-call rotation",
      days: "You begin with monitoring and tickets and keep afternoons for projects. | Some days you are in the server room, most days in a terminal.",
      skills: "Linux | Windows Server | Networking | PowerShell | Virtualization | Monitoring",
      remote: 0.2,
      hybrid: 0.35,
      flags: ["senior"],
    }),
    occupation("software-developer", "15-1252.00", yearly(127_000, 0.12), ["BACHELOR", 1, 5], "office", {
      titles: "Software Engineer | Backend Engineer | Software Developer | Full Stack Developer",
      purposes:
        "build software that people use every day without noticing it | write simple, tested code for problems that matter to our customers",
      duties:
        "Design, build and release features in small steps | Write tests that catch real mistakes | Review colleagues' changes and ask for review of yours | Find out why production behaves as it does and fix the cause | Discuss needs with users and support staff | Leave code and documentation better than you found them",
      days: "A short stand-up, a long stretch of coding and a review or two make up the day. | You release most days, in changes small enough to explain in a sentence.",
      skills: "TypeScript | Java | SQL | Git | Automated testing | REST APIs | Cloud infrastructure",
      remote: 0.4,
      hybrid: 0.35,
      flags: ["senior", "lead", "intern"],
    }),
    occupation("qa-analyst", "15-1253.00", yearly(92_000), ["BACHELOR", 1, 5], "office", {
      titles: "QA Engineer | Software Tester | Quality Assurance Analyst",
      purposes:
        "find out what breaks before our customers do | give the team confidence to release every week",
      duties:
        "Plan tests from requirements and from experience | Automate checks that are worth repeating | Explore new features with fresh eyes | Report defects so that they can be reproduced | Keep test data and environments in order | Help decide when a release is ready",
      days: "You test new work in the morning and improve automation in the afternoon. | Curiosity is the job: you try what nobody wrote down.",
      skills: "Test planning | Playwright | Regression testing | SQL | Defect tracking | API testing",
      remote: 0.35,
      hybrid: 0.35,
      flags: ["senior"],
    }),
    occupation("web-developer", "15-1254.00", yearly(88_000, 0.12), ["BACHELOR", 1, 4], "office", {
      titles: "Web Developer | Front-End Developer",
      purposes:
        "build pages that load fast and work for everybody | make our websites clear, quick and accessible",
      duties:
        "Build components from designs and real content | Test with keyboard, screen reader and slow networks | Measure page speed and keep it within budget | Work with writers and designers on details | Fix browser differences without fuss | Keep dependencies current and few",
      days: "You have the design on one screen and the page on the other. | Most of the day is building; the rest is review and measuring.",
      skills: "HTML | CSS | JavaScript | React | Web accessibility | Git",
      remote: 0.4,
      hybrid: 0.3,
      flags: ["senior", "intern"],
    }),
    occupation("ux-designer", "15-1255.00", yearly(99_000, 0.13), ["BACHELOR", 2, 6], "office", {
      titles: "Product Designer | User Experience Designer | Interface Designer",
      purposes:
        "design screens that explain themselves | find out what people need and draw the shortest way there",
      duties:
        "Interview users and watch them work | Sketch several ideas before choosing one | Prototype and test with real people | Draw every state: empty, loading, wrong, full | Keep the design system small and used | Work next to engineers until it ships",
      days: "You sketch in the morning, test at noon and refine with engineers afterwards. | Two user sessions a week keep the work honest.",
      skills: "Figma | User research | Prototyping | Interaction design | Web accessibility | Design systems",
      remote: 0.35,
      hybrid: 0.4,
      flags: ["senior", "intern"],
    }),
    occupation("data-scientist", "15-2051.00", yearly(107_000, 0.13), ["BACHELOR", 1, 5], "office", {
      titles: "Data Scientist | Data Analyst | Analytics Engineer",
      purposes:
        "answer questions with data and say how sure we are | turn raw records into figures that teams plan with",
      duties:
        "Clean and join data from several systems | Build models that can be explained | Design experiments and read their results fairly | Publish dashboards that stay correct | Present findings with their uncertainty | Review colleagues' queries and notebooks",
      days: "Half of the work is understanding where the data came from; the other half is the fun part. | You own a few questions at a time and report back in writing.",
      skills: "Python | SQL | Statistics | Data visualization | Machine learning | dbt",
      remote: 0.35,
      hybrid: 0.4,
      flags: ["senior", "intern"],
    }),
  ],
};
