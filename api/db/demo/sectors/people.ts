import { type Sector, workplace } from "./types.ts";

/** Sectors that care for people. */
export const PEOPLE: readonly Sector[] = [
  {
    industry: "Health Care",
    kind: "a network of family medicine practices",
    names: ["Family Clinics", "Medical Group", "Care Partners", "Health Centers"],
    scope: "region",
    share: 7,
    workplaces: [
      workplace(
        "clinic",
        0.92,
        "medical-assistant 10, clinic-nurse 7, nurse-practitioner 4, physician-assistant 3, family-physician 2, medical-secretary 6, receptionist 3, phlebotomist 3, radiologic-technologist 2, practice-manager 2, mental-health-counselor 4, psychologist 1, community-health-worker 2",
      ),
      workplace(
        "office",
        0.08,
        "billing-specialist 5, hr-specialist 1, accountant 1, help-desk 1, systems-analyst 1",
      ),
    ],
    perks: ["Continuing education allowance", "Malpractice coverage"],
  },
  {
    industry: "Hospitals",
    kind: "a not-for-profit hospital system",
    names: ["Regional Hospital", "Medical Center", "Memorial Health"],
    scope: "region",
    share: 4,
    workplaces: [
      workplace(
        "hospital",
        1,
        "registered-nurse 24, nursing-assistant 10, licensed-practical-nurse 3, respiratory-therapist 3, lab-technician 3, radiologic-technologist 4, surgical-technologist 3, physical-therapist 2, occupational-therapist 1, pharmacist 1, pharmacy-technician 2, emt 2, medical-social-worker 2, housekeeper 4, line-cook 1, dining-attendant 2, security-guard 2, medical-secretary 3, maintenance-worker 2, hr-manager 1, shuttle-driver 1",
      ),
    ],
    perks: ["Tuition assistance", "Shift differentials", "On-site childcare"],
  },
  {
    industry: "Senior Living and Home Care",
    kind: "a provider of home care and senior living",
    names: ["Home Care", "Senior Living", "Companions", "Senior Care"],
    scope: "region",
    share: 5,
    workplaces: [
      workplace(
        "residence",
        0.6,
        "nursing-assistant 10, licensed-practical-nurse 8, line-cook 2, dining-attendant 3, housekeeper 3, recreation-worker 2, maintenance-worker 1, receptionist 1, therapy-aide 1",
      ),
      workplace(
        "branch",
        0.4,
        "personal-care-aide 14, home-health-aide 8, medical-social-worker 2, office-manager 1",
        "branches",
      ),
    ],
    perks: ["Paid training", "Mileage reimbursement"],
  },
  {
    industry: "Dental Care",
    kind: "a dental group",
    names: ["Dental", "Dental Partners", "Orthodontics", "Smiles"],
    scope: "town",
    share: 3,
    workplaces: [
      workplace(
        "practice",
        1,
        "dental-assistant 9, dental-hygienist 6, receptionist 4, billing-specialist 1, practice-manager 1",
      ),
    ],
    perks: ["Free care for your family", "Scrubs provided"],
  },
  {
    industry: "Veterinary Care",
    kind: "a veterinary group",
    names: ["Veterinary Hospital", "Animal Clinic", "Pet Care"],
    scope: "town",
    share: 2,
    workplaces: [
      workplace(
        "animal hospital",
        1,
        "veterinary-technician 7, veterinary-assistant 6, animal-caretaker 6, receptionist 3, practice-manager 1",
      ),
    ],
    perks: ["Free care for your pets", "Scrubs provided"],
  },
  {
    industry: "Restaurants",
    kind: "an independent restaurant company",
    names: ["Kitchen", "Table", "Diner", "Bistro", "Taqueria", "Grill"],
    scope: "town",
    share: 7,
    workplaces: [
      workplace(
        "restaurant",
        1,
        "server 10, line-cook 10, dishwasher 6, host 4, bartender 4, prep-cook 4, dining-attendant 3, kitchen-supervisor 2, restaurant-manager 3, chef 2",
      ),
    ],
    perks: ["Free meals on shift", "Closed two days in a row"],
  },
  {
    industry: "Quick Service Restaurants",
    kind: "a regional chain of counters and coffee bars",
    names: ["Counter", "Burger & Coffee", "Lunch Rooms", "Corner Kitchens"],
    scope: "region",
    share: 4,
    workplaces: [
      workplace(
        "restaurant",
        1,
        "crew-member 14, fast-food-cook 8, barista 6, kitchen-supervisor 4, restaurant-manager 2, delivery-driver 1",
      ),
    ],
    perks: ["Free meals on shift", "Tuition assistance"],
  },
  {
    industry: "Hotels",
    kind: "an independent hotel company",
    names: ["Hotels", "Inns", "Lodge", "Resorts"],
    scope: "region",
    share: 4,
    workplaces: [
      workplace(
        "hotel",
        1,
        "housekeeper 12, hotel-clerk 9, maintenance-worker 4, server 3, line-cook 3, bartender 1, hotel-manager 2, shuttle-driver 2, massage-therapist 1, event-planner 1, lifeguard 1, security-guard 1, landscaper 1",
      ),
    ],
    perks: ["Room discount", "Free meals on shift", "Uniforms provided"],
  },
  {
    industry: "Education",
    kind: "an independent school network",
    names: ["Schools", "Academy", "Learning Centers"],
    scope: "town",
    share: 5,
    workplaces: [
      workplace(
        "school",
        1,
        "elementary-teacher 9, high-school-teacher 8, special-education-teacher 6, teaching-assistant 9, substitute-teacher 7, preschool-teacher 4, childcare-worker 4, school-counselor 2, speech-therapist 2, tutor 3, bus-driver 5, janitor 3, coach 2, librarian 1, administrative-assistant 2, dining-attendant 2",
      ),
    ],
    perks: ["School calendar", "Pension plan"],
  },
  {
    industry: "Community Services",
    kind: "a community organization",
    names: ["Community Services", "Alliance", "Family Services", "Neighbors"],
    scope: "town",
    share: 3,
    workplaces: [
      workplace(
        "center",
        1,
        "social-service-assistant 7, family-social-worker 6, mental-health-counselor 4, community-health-worker 4, program-manager-social 3, personal-care-aide 4, recreation-worker 3, childcare-worker 3, bookkeeper 1, administrative-assistant 1",
      ),
    ],
    perks: ["Generous leave", "Loan forgiveness support"],
  },
  {
    industry: "Fitness, Beauty and Recreation",
    kind: "a fitness and wellness company",
    names: ["Clubs", "Wellness", "Recreation", "Spa & Fitness"],
    scope: "town",
    share: 3,
    workplaces: [
      workplace(
        "club",
        1,
        "fitness-instructor 6, lifeguard 5, hairdresser 5, nail-technician 2, massage-therapist 3, childcare-worker 2, recreation-worker 3, receptionist 3, janitor 2",
      ),
    ],
    perks: ["Free membership", "Product discount"],
  },
  {
    industry: "Public Services",
    kind: "an agency for public services",
    names: ["County Services", "Public Safety", "City Services"],
    scope: "town",
    share: 2,
    workplaces: [
      workplace(
        "station",
        1,
        "firefighter 5, emt 5, correctional-officer 5, public-safety-dispatcher 4, librarian 2, family-social-worker 2, water-operator 2, laborer 2, civil-engineer 1, lifeguard 2, administrative-assistant 2",
      ),
    ],
    perks: ["Pension plan", "Paid holidays"],
  },
];
