import { type Family, hourly, occupation, yearly } from "./types.ts";

export const health: Family = {
  days: [
    "Patients come first, charting comes right after, and both fit into the shift.",
    "Supplies are where they should be, and the schedule leaves room for the unexpected.",
    "We huddle for ten minutes at the start: staffing, concerns, who needs a hand.",
    "Questions are welcome here; nobody is expected to guess.",
  ],
  teams: [
    "You will work with {team} clinicians and support staff.",
    "A team of {team} shares the work, and coverage is planned, not improvised.",
    "You will join a team of {team} with many years in this specialty.",
    "A preceptor guides you through the first weeks in a team of {team}.",
  ],
  growth: [
    "We pay for continuing education and give you the days for it.",
    "Certification in your specialty is rewarded with higher pay.",
    "There is a clinical ladder with four steps, all of them with patients.",
  ],
  traits: [
    "Kindness that lasts until the end of the shift",
    "Clear and timely charting",
    "Respect for privacy",
    "The courage to speak up about safety",
    "Steady hands and a steady voice",
  ],
  occupations: [
    occupation("pharmacist", "29-1051.00", hourly(64, 0.06), ["DOCTORATE", 0, 4], "shop", {
      titles: "Pharmacist | Staff Pharmacist | Pharmacy Manager",
      purposes: "check every prescription as if it were for your own family",
      duties:
        "Verify prescriptions and interactions | Counsel patients in plain words | Give vaccinations | Supervise technicians | Call prescribers about problems | Keep controlled substance records exact",
      days: "You verify, counsel and vaccinate, with technicians who know the routine.",
      skills: "Medication review | Patient counseling | Immunization | Pharmacy software | Pharmacy law",
      licences: "State pharmacist license",
    }),
    occupation("physician-assistant", "29-1071.00", yearly(128_000, 0.07), ["MASTER", 0, 4], "clinic", {
      titles: "Physician Assistant | Urgent Care Physician Assistant",
      purposes: "examine, treat and explain, with a physician to turn to",
      duties:
        "See patients and take histories | Order and read tests | Treat common illness and small injuries | Prescribe within your authority | Follow up on results | Chart before the day ends",
      days: "You see sixteen to twenty patients a day, with time blocked for charting.",
      skills: "Patient assessment | Diagnosis | Suturing | Electronic health records | Patient education",
      licences: "State physician assistant license | NCCPA certification",
    }),
    occupation("occupational-therapist", "29-1122.00", hourly(46.5, 0.06), ["MASTER", 0, 4], "clinic", {
      titles: "Occupational Therapist | Pediatric Occupational Therapist",
      purposes: "help people get back to dressing, cooking and working",
      duties:
        "Evaluate daily living skills | Write treatment plans with patients | Lead therapy sessions | Recommend equipment and home changes | Teach families | Document progress",
      days: "You have eight to ten sessions a day, each with a goal the patient chose.",
      skills:
        "Functional assessment | Treatment planning | Adaptive equipment | Documentation | Patient education",
      licences: "State occupational therapist license",
      flags: ["per-diem"],
    }),
    occupation("physical-therapist", "29-1123.00", hourly(48, 0.06), ["DOCTORATE", 0, 4], "clinic", {
      titles: "Physical Therapist | Rehabilitation Physical Therapist",
      purposes: "help people move with less pain | get patients back on their feet, step by step",
      duties:
        "Evaluate strength, balance and movement | Set goals with each patient | Treat with exercise and manual therapy | Supervise assistants and aides | Adjust plans as patients improve | Write notes on the day of treatment",
      days: "Most visits last forty minutes, one patient at a time.",
      skills: "Manual therapy | Therapeutic exercise | Patient assessment | Gait training | Documentation",
      licences: "State physical therapist license",
      flags: ["per-diem"],
    }),
    occupation("respiratory-therapist", "29-1126.00", hourly(38, 0.06), ["ASSOCIATE", 0, 3], "hospital", {
      titles: "Respiratory Therapist | Registered Respiratory Therapist",
      purposes: "help people breathe",
      duties:
        "Give treatments and check their effect | Set up and manage ventilators | Draw and read blood gases | Answer emergency calls | Teach patients to use inhalers | Check equipment",
      days: "You have a list of rounds and a pager that changes it.",
      skills: "Ventilator management | Blood gas analysis | Airway care | Patient education | Life support",
      licences: "State respiratory care license | BLS certification",
      flags: ["per-diem"],
    }),
    occupation("speech-therapist", "29-1127.00", hourly(43.5, 0.06), ["MASTER", 0, 3], "school", {
      titles: "Speech-Language Pathologist | School Speech Therapist",
      purposes: "help children and adults speak, understand and swallow",
      duties:
        "Test speech, language and swallowing | Write plans with measurable goals | Lead single and group sessions | Work with teachers and families | Keep required records | Adapt materials",
      days: "Sessions of thirty minutes, with time between them for notes and teachers.",
      skills:
        "Speech assessment | Language therapy | Individual education plans | Documentation | Family coaching",
      licences: "State speech-language pathology license",
      remote: 0.08,
    }),
    occupation("registered-nurse", "29-1141.00", hourly(42.5, 0.08), ["ASSOCIATE", 0, 3], "hospital", {
      titles:
        "Registered Nurse | Medical-Surgical Nurse | Emergency Room Nurse | Intensive Care Nurse | Labor and Delivery Nurse | Telemetry Nurse",
      purposes:
        "care for patients with skill, calm and good colleagues | look after people on what may be their hardest day",
      duties:
        "Assess patients and act on changes | Give medication and explain it | Plan care with physicians and families | Start lines and monitor drips | Teach patients before they go home | Chart in real time | Guide nursing assistants",
      days: "You have four or five patients, a charge nurse without patients of their own and breaks that are covered.",
      skills:
        "Patient assessment | Medication administration | IV therapy | Electronic health records | Care planning | Patient education",
      licences: "Registered nurse license, state or compact | BLS certification",
      flags: ["per-diem", "contract"],
    }),
    occupation("clinic-nurse", "29-1141.00", hourly(38.5, 0.07), ["ASSOCIATE", 1, 4], "clinic", {
      titles: "Clinic Nurse | Infusion Nurse | Nurse Case Manager | Triage Nurse",
      purposes: "be the nurse that patients call by name",
      duties:
        "Room patients and take histories | Give injections and infusions | Answer patient messages and calls | Follow up after tests and visits | Refill medication by protocol | Coordinate referrals",
      days: "Visits in the morning, calls and follow-up after lunch, home for dinner.",
      skills:
        "Telephone triage | Care coordination | Injections | Electronic health records | Patient education",
      licences: "Registered nurse license, state or compact | BLS certification",
    }),
    occupation("nurse-practitioner", "29-1171.00", yearly(126_000, 0.06), ["MASTER", 1, 5], "clinic", {
      titles: "Nurse Practitioner | Family Nurse Practitioner",
      purposes: "give families a provider who listens",
      duties:
        "Examine, diagnose and treat | Prescribe and review medication | Order and explain tests | Manage long-term illness | Teach prevention | Work with physicians on difficult cases",
      days: "Eighteen patients on a full day, with two half hours kept free for surprises.",
      skills:
        "Diagnosis | Chronic disease management | Prescribing | Electronic health records | Preventive care",
      licences: "State nurse practitioner license | National board certification",
    }),
    occupation("family-physician", "29-1215.00", yearly(238_000, 0.07), ["DOCTORATE", 0, 5], "clinic", {
      titles: "Family Physician | Primary Care Physician",
      purposes: "look after people for years, not minutes",
      duties:
        "See patients of all ages | Diagnose and treat | Supervise advanced practice providers | Follow up on tests and referrals | Lead quality meetings | Share weekend calls fairly",
      days: "Visits are twenty minutes, forty for new patients, and a scribe helps with notes.",
      skills: "Primary care | Diagnosis | Preventive care | Electronic health records | Team leadership",
      licences: "State medical license | Board certified or eligible in family medicine",
    }),
    occupation("dental-hygienist", "29-1292.00", hourly(42, 0.06), ["ASSOCIATE", 0, 3], "clinic", {
      titles: "Dental Hygienist | Registered Dental Hygienist",
      purposes: "keep mouths healthy and patients at ease",
      duties:
        "Clean and polish teeth | Take and develop images | Chart gums and restorations | Teach home care | Apply sealants and fluoride | Sterilize instruments",
      days: "Eight patients a day, an hour each, in your own room.",
      skills: "Prophylaxis | Periodontal charting | Dental imaging | Patient education | Infection control",
      licences: "State dental hygiene license",
    }),
    occupation("lab-technician", "29-2012.00", hourly(29, 0.07), ["ASSOCIATE", 0, 3], "hospital", {
      titles: "Medical Laboratory Technician | Clinical Laboratory Technician",
      purposes: "give physicians results they can act on",
      duties:
        "Run chemistry, blood and urine tests | Calibrate analyzers and run controls | Report critical values at once | Prepare slides and cultures | Solve problems with samples | Keep logs for inspection",
      days: "You move between benches, and the urgent samples move you.",
      skills:
        "Laboratory testing | Quality control | Hematology | Specimen handling | Laboratory information systems",
      licences: "MLT certification or eligibility",
      flags: ["per-diem"],
    }),
    occupation("radiologic-technologist", "29-2034.00", hourly(36, 0.06), ["ASSOCIATE", 0, 3], "hospital", {
      titles: "Radiologic Technologist | X-Ray Technologist | CT Technologist",
      purposes: "take clear images with the least dose",
      duties:
        "Position patients and take images | Check orders and identity | Protect patients and staff from radiation | Send images and notes to the radiologist | Help with portable and operating room imaging | Check equipment daily",
      days: "Outpatients by appointment, emergencies in between.",
      skills: "Diagnostic imaging | Patient positioning | Radiation safety | PACS | Computed tomography",
      licences: "ARRT registration | BLS certification",
      flags: ["per-diem"],
    }),
    occupation("emt", "29-2042.00", hourly(20.5, 0.07), ["HIGH_SCHOOL", 0, 2], "hospital", {
      titles: "Emergency Medical Technician | Ambulance EMT | Interfacility Transport EMT",
      purposes: "reach people quickly and get them to care safely",
      duties:
        "Answer calls and assess patients | Give basic life support | Drive the ambulance safely | Hand over to the hospital clearly | Check and restock the unit | Write reports before the end of the shift",
      days: "You check the unit, wait, go, and come back to restock it.",
      skills:
        "Basic life support | Patient assessment | Emergency driving | Radio communication | Patient handling",
      licences: "State EMT license | Valid driver's license",
      flags: ["per-diem"],
    }),
    occupation("pharmacy-technician", "29-2052.00", hourly(19.8, 0.06), ["HIGH_SCHOOL", 0, 2], "shop", {
      titles: "Pharmacy Technician | Certified Pharmacy Technician",
      purposes: "fill prescriptions right and help people at the counter",
      duties:
        "Enter and fill prescriptions | Solve insurance rejections | Answer the phone and the window | Order and put away stock | Prepare vaccination paperwork | Keep counts of controlled items",
      days: "The queue is on the screen, the people are at the window, and you look after both.",
      skills:
        "Prescription processing | Insurance billing | Customer service | Pharmacy software | Inventory control",
      licences: "State pharmacy technician registration",
    }),
    occupation("surgical-technologist", "29-2055.00", hourly(30, 0.06), ["ASSOCIATE", 0, 3], "hospital", {
      titles: "Surgical Technologist | Operating Room Technician",
      purposes: "have the right instrument ready before it is asked for",
      duties:
        "Set up the sterile field | Pass instruments and count them | Prepare implants and sutures | Keep the field sterile | Turn rooms over between cases | Share the call schedule",
      days: "Two to five cases a day, each with a count that has to be right.",
      skills:
        "Sterile technique | Surgical instruments | Operating room setup | Teamwork | Infection control",
      licences: "Surgical technologist certification",
    }),
    occupation(
      "licensed-practical-nurse",
      "29-2061.00",
      hourly(29, 0.06),
      ["HIGH_SCHOOL", 0, 2],
      "hospital",
      {
        titles: "Licensed Practical Nurse | LPN Charge Nurse | Long-Term Care LPN",
        purposes: "give daily nursing care to residents who know you",
        duties:
          "Give medication and treatments | Check vital signs and wounds | Guide nursing assistants | Call physicians about changes | Talk with families | Chart each round",
        days: "You have one hall, a medication cart and residents who notification when you smile.",
        skills: "Medication administration | Wound care | Vital signs | Resident care | Documentation",
        licences: "Practical nurse license | BLS certification",
        flags: ["per-diem"],
      },
    ),
  ],
};
