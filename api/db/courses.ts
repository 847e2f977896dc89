import type { CourseSubject } from "@jobmap/contract/course-subjects";
import { QueryTypes, type Sequelize } from "sequelize";

interface SeedCourse {
  readonly code: string;
  readonly subject: CourseSubject;
  readonly name: string;
  readonly provider: string;
  readonly url: string;
  readonly teaches: string;
  readonly credential?: string;
  /** What listings call it. */
  readonly terms: readonly string[];
}

const HEART = "American Heart Association";
const RED_CROSS = "American Red Cross";
const NHA = "National Healthcareer Association";
const NHA_URL = "https://www.nhanow.com/certification/nha-certifications";
const SERVSAFE = "ServSafe, National Restaurant Association";
const OSHA = "Occupational Safety and Health Administration";
const GOOGLE = "Google Career Certificates";
const CAMP = "freeCodeCamp";
const CAMP_URL = "https://www.freecodecamp.org/learn";
const KHAN = "Khan Academy";

/**
 * The catalog's first rows: courses and exams that anybody can look up. No prices, dates or places, which change without us. Operators
 * change rows by `npm run courses`.
 */
export const SEED_COURSES: readonly SeedCourse[] = [
  {
    code: "aha-bls",
    subject: "HEALTH",
    name: "Basic Life Support (BLS)",
    provider: HEART,
    url: "https://cpr.heart.org/en/courses/basic-life-support-course-options",
    teaches:
      "CPR for adults, children and infants, the use of a defibrillator, and relief of choking, for people who work in health care. Skills are tested in person.",
    credential: "Course completion card, valid for two years",
    terms: ["BLS", "Basic Life Support"],
  },
  {
    code: "aha-acls",
    subject: "HEALTH",
    name: "Advanced Cardiovascular Life Support (ACLS)",
    provider: HEART,
    url: "https://cpr.heart.org/en/courses/advanced-cardiovascular-life-support-course-options",
    teaches: "Care for cardiac arrest, stroke and other emergencies of the heart, for health professionals.",
    credential: "Course completion card, valid for two years",
    terms: ["ACLS", "Advanced Cardiovascular Life Support", "Advanced Cardiac Life Support"],
  },
  {
    code: "aha-pals",
    subject: "HEALTH",
    name: "Pediatric Advanced Life Support (PALS)",
    provider: HEART,
    url: "https://cpr.heart.org/en/courses/pediatric-advanced-life-support-course-options",
    teaches: "Care for infants and children who are seriously ill or injured, for health professionals.",
    credential: "Course completion card, valid for two years",
    terms: ["PALS", "Pediatric Advanced Life Support"],
  },
  {
    code: "red-cross-cna",
    subject: "HEALTH",
    name: "Nurse Assistant Training",
    provider: RED_CROSS,
    url: "https://www.redcross.org/take-a-class/cna",
    teaches:
      "Daily care of patients and residents, as preparation for the state's nurse aide exam. Offered in some states; each state keeps its own list of approved programs.",
    credential: "Certificate of completion; the state certifies nursing assistants",
    terms: [
      "Nursing assistant certification",
      "CNA",
      "Certified nursing assistant",
      "Certified nurse assistant",
      "Certified nurse aide",
    ],
  },
  {
    code: "nha-cpht",
    subject: "HEALTH",
    name: "Certified Pharmacy Technician (CPhT)",
    provider: NHA,
    url: NHA_URL,
    teaches: "The ExCPT exam: medications, law, dispensing and patient safety in a pharmacy.",
    credential: "CPhT certification",
    terms: ["CPhT", "Certified pharmacy technician", "Pharmacy technician certification"],
  },
  {
    code: "nha-ccma",
    subject: "HEALTH",
    name: "Certified Clinical Medical Assistant (CCMA)",
    provider: NHA,
    url: NHA_URL,
    teaches:
      "The exam for medical assistants: patient intake, clinical care, EKG, phlebotomy and office work.",
    credential: "CCMA certification",
    terms: ["Medical assistant certification", "CCMA", "Certified medical assistant"],
  },
  {
    code: "nha-cpt",
    subject: "HEALTH",
    name: "Certified Phlebotomy Technician (CPT)",
    provider: NHA,
    url: NHA_URL,
    teaches: "The exam for phlebotomists: preparing patients, drawing blood, and handling specimens.",
    credential: "CPT certification",
    terms: ["Phlebotomy certification", "Certified phlebotomy technician"],
  },
  {
    code: "nremt-emt",
    subject: "HEALTH",
    name: "Emergency Medical Technician (EMT)",
    provider: "National Registry of Emergency Medical Technicians",
    url: "https://www.nremt.org",
    teaches:
      "The national exam after a state-approved EMT course. Most states use it for their license, which is a separate step.",
    credential: "National certification as an EMT",
    terms: ["EMT license", "EMT certification", "NREMT"],
  },
  {
    code: "red-cross-cpr",
    subject: "SAFETY",
    name: "First Aid, CPR and AED",
    provider: RED_CROSS,
    url: "https://www.redcross.org/take-a-class",
    teaches:
      "First aid, CPR and the use of a defibrillator, for everybody. In person, or online with a skills session.",
    credential: "Certificate, valid for two years",
    terms: ["CPR", "First aid", "AED"],
  },
  {
    code: "red-cross-lifeguard",
    subject: "SAFETY",
    name: "Lifeguarding",
    provider: RED_CROSS,
    url: "https://www.redcross.org/take-a-class/lifeguarding",
    teaches:
      "Surveillance, rescues, first aid and CPR at pools, waterfronts and water parks. Begins with a swimming test.",
    credential: "Certificate, valid for two years",
    terms: ["Lifeguard certification", "Lifeguarding", "Lifeguard certificate"],
  },
  {
    code: "osha-10",
    subject: "SAFETY",
    name: "OSHA Outreach Training, 10 hours",
    provider: OSHA,
    url: "https://www.osha.gov/training/outreach",
    teaches:
      "Hazards of the workplace and workers' rights, for construction, general industry, maritime or disaster sites; from authorized trainers.",
    credential: "Student course completion card of the Department of Labor",
    terms: ["OSHA 10", "OSHA10", "10 hour OSHA", "OSHA 10 hour"],
  },
  {
    code: "osha-30",
    subject: "SAFETY",
    name: "OSHA Outreach Training, 30 hours",
    provider: OSHA,
    url: "https://www.osha.gov/training/outreach",
    teaches:
      "The longer course for supervisors and others with some responsibility for safety; from authorized trainers.",
    credential: "Student course completion card of the Department of Labor",
    terms: ["OSHA 30", "OSHA30", "30 hour OSHA"],
  },
  {
    code: "osha-forklift",
    subject: "SAFETY",
    name: "Powered Industrial Trucks (forklifts)",
    provider: OSHA,
    url: "https://www.osha.gov/etools/powered-industrial-trucks",
    teaches:
      "Safe operation of forklifts, to read for free. The certification itself comes from an employer, who must train and evaluate each operator.",
    terms: ["Forklift certification", "Forklift certified", "Forklift operation", "Forklift"],
  },
  {
    code: "fema-is-100",
    subject: "SAFETY",
    name: "IS-100: Introduction to the Incident Command System",
    provider: "Emergency Management Institute, FEMA",
    url: "https://training.fema.gov/is/courseoverview.aspx?code=IS-100.c",
    teaches: "How responders to an emergency are organized. Online, at one's own pace.",
    credential: "Certificate of completion",
    terms: ["ICS 100", "IS 100", "Incident Command System"],
  },
  {
    code: "servsafe-handler",
    subject: "FOOD",
    name: "ServSafe Food Handler",
    provider: SERVSAFE,
    url: "https://www.servsafe.com/ServSafe-Food-Handler",
    teaches:
      "Hygiene, cross-contamination, time and temperature, cleaning. Some states and counties want a card of their own.",
    credential: "Food handler certificate",
    terms: ["Food handler card", "Food handler", "Food handlers"],
  },
  {
    code: "servsafe-manager",
    subject: "FOOD",
    name: "ServSafe Manager",
    provider: SERVSAFE,
    url: "https://www.servsafe.com/ServSafe-Manager",
    teaches: "Food safety for those who run a kitchen, with a proctored exam.",
    credential: "Food protection manager certification",
    terms: [
      "Food protection manager",
      "ServSafe Manager",
      "Food safety manager",
      "ServSafe certified",
      "ServSafe certification",
    ],
  },
  {
    code: "servsafe-alcohol",
    subject: "FOOD",
    name: "ServSafe Alcohol",
    provider: SERVSAFE,
    url: "https://www.servsafe.com/ServSafe-Alcohol",
    teaches:
      "Law, checking identification, and serving alcohol responsibly. Some states want a permit of their own.",
    credential: "ServSafe Alcohol certificate",
    terms: [
      "Alcohol server permit",
      "Alcohol server",
      "Responsible alcohol service",
      "Responsible beverage service",
    ],
  },
  {
    code: "fmcsa-eldt",
    subject: "DRIVING",
    name: "Entry-Level Driver Training for a commercial driver's license",
    provider: "Training Provider Registry, Federal Motor Carrier Safety Administration",
    url: "https://tpr.fmcsa.dot.gov",
    teaches:
      "The registry of schools whose training is accepted before a first Class A or B license, or a passenger, school bus or hazardous materials endorsement. The state gives the license.",
    credential: "Completed training on record, which the state asks for before the skills test",
    terms: ["CDL", "Commercial driver's license"],
  },
  {
    code: "faa-part-107",
    subject: "DRIVING",
    name: "Remote pilot certificate (Part 107)",
    provider: "Federal Aviation Administration",
    url: "https://www.faa.gov/uas/commercial_operators",
    teaches: "What is asked in the knowledge test for flying drones at work, and how to register for it.",
    credential: "Remote pilot certificate",
    terms: ["Part 107", "Remote pilot certificate", "Drone pilot license"],
  },
  {
    code: "epa-608",
    subject: "TRADES",
    name: "Section 608 Technician Certification",
    provider: "Environmental Protection Agency",
    url: "https://www.epa.gov/section608",
    teaches:
      "What technicians who handle refrigerants have to know, the four types of certification, and who is approved to give the test.",
    credential: "Section 608 certification, which does not expire",
    terms: ["EPA Section 608", "EPA 608", "Section 608"],
  },
  {
    code: "ase",
    subject: "TRADES",
    name: "ASE certification tests",
    provider: "National Institute for Automotive Service Excellence",
    url: "https://www.ase.com",
    teaches: "Tests by specialty for people who service vehicles, with study guides.",
    credential: "ASE certification, with work experience",
    terms: ["ASE certification", "ASE certified", "ASE"],
  },
  {
    code: "aws-certified-welder",
    subject: "TRADES",
    name: "Certified Welder",
    provider: "American Welding Society",
    url: "https://www.aws.org",
    teaches: "A test of welding by the procedure that an employer uses, at an accredited facility.",
    credential: "Certified Welder",
    terms: ["Certified welder", "Welding certification", "Welder certification", "AWS certified welder"],
  },
  {
    code: "comptia-a",
    subject: "TECHNOLOGY",
    name: "CompTIA A+",
    provider: "CompTIA",
    url: "https://www.comptia.org/certifications/a",
    teaches:
      "Hardware, operating systems, networks, security and troubleshooting for support work. Two exams.",
    credential: "CompTIA A+ certification",
    terms: ["CompTIA A+", "A+ certification", "A+ certified"],
  },
  {
    code: "comptia-network",
    subject: "TECHNOLOGY",
    name: "CompTIA Network+",
    provider: "CompTIA",
    url: "https://www.comptia.org/certifications/network",
    teaches: "How networks are built, run, secured and repaired. One exam.",
    credential: "CompTIA Network+ certification",
    terms: ["CompTIA Network+"],
  },
  {
    code: "comptia-security",
    subject: "TECHNOLOGY",
    name: "CompTIA Security+",
    provider: "CompTIA",
    url: "https://www.comptia.org/certifications/security",
    teaches: "Threats, secure design, operations and incident response. One exam.",
    credential: "CompTIA Security+ certification",
    terms: ["CompTIA Security+"],
  },
  {
    code: "aws-cloud-practitioner",
    subject: "TECHNOLOGY",
    name: "AWS Certified Cloud Practitioner",
    provider: "Amazon Web Services",
    url: "https://aws.amazon.com/certification/certified-cloud-practitioner/",
    teaches: "What the services of Amazon's cloud are for, how they are secured and what they cost.",
    credential: "AWS Certified Cloud Practitioner, valid for three years",
    terms: ["AWS", "Amazon Web Services", "Cloud Practitioner"],
  },
  {
    code: "google-it-support",
    subject: "TECHNOLOGY",
    name: "IT Support Certificate",
    provider: GOOGLE,
    url: "https://grow.google/certificates/it-support/",
    teaches:
      "Troubleshooting, networks, operating systems, administration and security, for a first job in support. Online.",
    credential: "Google IT Support Certificate",
    terms: ["IT support", "Help desk", "Technical support"],
  },
  {
    code: "google-cybersecurity",
    subject: "TECHNOLOGY",
    name: "Cybersecurity Certificate",
    provider: GOOGLE,
    url: "https://grow.google/certificates/cybersecurity/",
    teaches:
      "Risks, network security, Linux, SQL, Python and incident response, for entry-level analysts. Online.",
    credential: "Google Cybersecurity Certificate",
    terms: ["Cybersecurity", "Cyber security", "Information security"],
  },
  {
    code: "google-data-analytics",
    subject: "TECHNOLOGY",
    name: "Data Analytics Certificate",
    provider: GOOGLE,
    url: "https://grow.google/certificates/data-analytics/",
    teaches: "Cleaning, analyzing and showing data with spreadsheets, SQL, Tableau and R. Online.",
    credential: "Google Data Analytics Certificate",
    terms: ["Data analysis", "Data analytics", "Tableau"],
  },
  {
    code: "google-ux",
    subject: "TECHNOLOGY",
    name: "UX Design Certificate",
    provider: GOOGLE,
    url: "https://grow.google/certificates/ux-design/",
    teaches: "Research, wireframes, prototypes and tests of designs, in Figma. Online.",
    credential: "Google UX Design Certificate",
    terms: ["UX design", "User experience design", "Figma"],
  },
  {
    code: "freecodecamp-web",
    subject: "TECHNOLOGY",
    name: "Responsive Web Design",
    provider: CAMP,
    url: CAMP_URL,
    teaches: "HTML and CSS by building pages. Free, online.",
    credential: "freeCodeCamp certification",
    terms: ["HTML", "CSS", "Responsive web design"],
  },
  {
    code: "freecodecamp-javascript",
    subject: "TECHNOLOGY",
    name: "JavaScript Algorithms and Data Structures",
    provider: CAMP,
    url: CAMP_URL,
    teaches: "JavaScript from its beginnings. Free, online.",
    credential: "freeCodeCamp certification",
    terms: ["JavaScript"],
  },
  {
    code: "freecodecamp-python",
    subject: "TECHNOLOGY",
    name: "Scientific Computing with Python",
    provider: CAMP,
    url: CAMP_URL,
    teaches: "Python from its beginnings. Free, online.",
    credential: "freeCodeCamp certification",
    terms: ["Python"],
  },
  {
    code: "khan-sql",
    subject: "TECHNOLOGY",
    name: "Intro to SQL: querying and managing data",
    provider: KHAN,
    url: "https://www.khanacademy.org/computing/computer-programming/sql",
    teaches: "Asking databases questions, from single tables to joins. Free, online.",
    terms: ["SQL"],
  },
  {
    code: "khan-statistics",
    subject: "OFFICE",
    name: "Statistics and probability",
    provider: KHAN,
    url: "https://www.khanacademy.org/math/statistics-probability",
    teaches: "Describing data, probability, and drawing conclusions from samples. Free, online.",
    terms: ["Statistics", "Statistical analysis"],
  },
  {
    code: "khan-arithmetic",
    subject: "OFFICE",
    name: "Arithmetic",
    provider: KHAN,
    url: "https://www.khanacademy.org/math/arithmetic",
    teaches: "Calculating with whole numbers, fractions, decimals and percentages. Free, online.",
    terms: ["Basic math", "Arithmetic", "Basic mathematics"],
  },
  {
    code: "microsoft-excel",
    subject: "OFFICE",
    name: "Excel help and learning",
    provider: "Microsoft",
    url: "https://support.microsoft.com/excel",
    teaches: "Short lessons and videos, from a first sheet to formulas, tables and charts. Free, online.",
    terms: ["Excel", "Microsoft Excel", "Spreadsheets"],
  },
  {
    code: "google-project-management",
    subject: "OFFICE",
    name: "Project Management Certificate",
    provider: GOOGLE,
    url: "https://grow.google/certificates/project-management/",
    teaches: "Starting, planning and running projects, with traditional and agile methods. Online.",
    credential: "Google Project Management Certificate",
    terms: ["Project management", "Agile", "Scrum"],
  },
  {
    code: "intuit-quickbooks",
    subject: "OFFICE",
    name: "QuickBooks Online certification",
    provider: "Intuit",
    url: "https://quickbooks.intuit.com/accountants/training-certification/",
    teaches: "Bookkeeping in QuickBooks Online, with an exam. Online.",
    credential: "QuickBooks Online certification",
    terms: ["QuickBooks"],
  },
  {
    code: "nmls",
    subject: "OFFICE",
    name: "Pre-licensing education for mortgage loan originators",
    provider: "Nationwide Multistate Licensing System (NMLS)",
    url: "https://mortgage.nationwidelicensingsystem.org",
    teaches: "Which courses are approved, the 20 hours that federal law asks for, and the test.",
    credential: "Education on record, which states ask for before a license",
    terms: ["NMLS", "Mortgage loan originator license"],
  },
  {
    code: "cda",
    subject: "CHILDREN",
    name: "Child Development Associate (CDA)",
    provider: "Council for Professional Recognition",
    url: "https://www.cdacouncil.org",
    teaches:
      "What early childhood educators know and do: training hours, work with children, a portfolio, an exam.",
    credential: "CDA credential, valid for three years",
    terms: ["Early childhood credential", "Child Development Associate", "CDA"],
  },
];

/** Writes the courses that there are no rows of. What operators changed or took out stays as it is. */
export async function seedCourses(database: Sequelize): Promise<void> {
  const rows = SEED_COURSES.map((course) => [
    course.code,
    course.subject,
    course.name,
    course.provider,
    course.url,
    course.teaches,
    course.credential ?? null,
    JSON.stringify(course.terms),
  ]);
  await database.query(
    "INSERT IGNORE INTO courses (code, subject, name, provider, url, teaches, credential, terms) VALUES ?",
    { replacements: [rows], type: QueryTypes.INSERT },
  );
}
