import { type Sector, workplace } from "./types.ts";

/** Sectors that make, move, sell or build things. */
export const GOODS: readonly Sector[] = [
  {
    industry: "Retail",
    kind: "a family-owned group of hardware and home stores",
    names: ["Hardware", "Home & Garden", "Supply", "Outfitters"],
    scope: "region",
    share: 5,
    workplaces: [
      workplace(
        "store",
        0.87,
        "cashier 8, retail-salesperson 9, stocker 7, store-supervisor 4, parts-specialist 2, rental-clerk 2, bicycle-repairer 1",
      ),
      workplace(
        "office",
        0.13,
        "accountant 2, buyer 3, marketing-specialist 2, hr-specialist 1, graphic-designer 1",
      ),
    ],
    perks: ["Employee discount", "Closed on major holidays"],
  },
  {
    industry: "Grocery",
    kind: "a cooperative of neighborhood grocers",
    names: ["Grocers", "Market", "Foods", "Provisions"],
    scope: "region",
    share: 4,
    workplaces: [
      workplace(
        "market",
        0.9,
        "cashier 9, stocker 8, butcher 3, baker 3, store-supervisor 4, prep-cook 2, barista 1, pharmacist 1, pharmacy-technician 2, customer-service 1",
      ),
      workplace(
        "warehouse",
        0.1,
        "order-picker 5, forklift-operator 3, truck-driver 3, warehouse-supervisor 1",
      ),
    ],
    perks: ["Employee discount", "Free lunch on shift"],
  },
  {
    industry: "Manufacturing",
    kind: "a maker of parts and machines",
    names: ["Manufacturing", "Precision", "Works", "Industries"],
    scope: "region",
    share: 6,
    workplaces: [
      workplace(
        "plant",
        1,
        "assembler 12, machinist 8, welder 7, quality-inspector 5, machinery-mechanic 5, production-supervisor 3, packaging-operator 3, shipping-clerk 3, forklift-operator 3, mechatronics-technician 3, industrial-engineer 3, mechanical-engineer 3, electrical-engineer 1, buyer 1, drafter 1",
      ),
    ],
    perks: ["Profit sharing", "Safety shoes allowance"],
  },
  {
    industry: "Food Production",
    kind: "a food producer that buys from nearby farms",
    names: ["Food Works", "Packing", "Kitchens", "Food Company"],
    scope: "region",
    share: 3,
    workplaces: [
      workplace(
        "plant",
        1,
        "packaging-operator 9, batch-maker 7, meat-trimmer 5, baker 4, quality-inspector 3, machinery-mechanic 3, forklift-operator 3, production-supervisor 2, janitor 2, truck-driver 2, chemist 1",
      ),
    ],
    perks: ["Product discount", "Attendance bonus"],
  },
  {
    industry: "Transportation and Warehousing",
    kind: "a freight and warehousing company",
    names: ["Freight", "Logistics", "Cartage", "Transport"],
    scope: "nation",
    share: 5,
    workplaces: [
      workplace(
        "terminal",
        0.5,
        "truck-driver 10, long-haul-driver 10, delivery-driver 5, diesel-mechanic 4, dispatcher 3",
      ),
      workplace(
        "warehouse",
        0.4,
        "warehouse-associate 8, forklift-operator 6, order-picker 5, packer 4, shipping-clerk 3, warehouse-supervisor 2",
      ),
      workplace(
        "office",
        0.1,
        "logistician 4, operations-manager 1, accountant 1, customer-service 3, sales-representative 2",
      ),
    ],
    perks: ["Safety bonus", "Paid orientation"],
  },
  {
    industry: "Automotive",
    kind: "a car and truck service company",
    names: ["Auto", "Motors", "Truck & Tire"],
    scope: "region",
    share: 3,
    workplaces: [
      workplace(
        "garage",
        1,
        "auto-mechanic 10, diesel-mechanic 4, parts-specialist 4, sales-representative 3, receptionist 1, office-manager 1",
      ),
    ],
    perks: ["Tool insurance", "Manufacturer training"],
  },
  {
    industry: "Construction",
    kind: "a general contractor",
    names: ["Builders", "Construction", "Contracting"],
    scope: "region",
    share: 5,
    workplaces: [
      workplace(
        "yard",
        0.85,
        "laborer 8, carpenter 8, equipment-operator 5, concrete-finisher 4, foreman 4, drywall-installer 3, roofer 3, painter 3, electrician 2, plumber 2, welder 1",
      ),
      workplace(
        "office",
        0.15,
        "construction-manager 4, cost-estimator 3, project-manager 2, civil-engineer 1, drafter 1, accountant 1",
      ),
    ],
    perks: ["Tool allowance", "Paid apprenticeship"],
  },
  {
    industry: "Building Trades",
    kind: "a service company for heating, plumbing, electric and solar work",
    names: ["Mechanical", "Home Comfort", "Service Company", "Energy Services"],
    scope: "region",
    share: 5,
    workplaces: [
      workplace(
        "shop",
        1,
        "hvac-technician 9, electrician 8, plumber 8, solar-installer 3, dispatcher 2, sales-representative 2, office-manager 1, bookkeeper 1",
      ),
    ],
    perks: ["Company van", "Tool allowance", "Paid training"],
  },
  {
    industry: "Energy and Utilities",
    kind: "a utility for power, water and broadband",
    names: ["Utilities", "Power & Water", "Utility District"],
    scope: "region",
    share: 2,
    workplaces: [
      workplace(
        "service center",
        1,
        "lineworker 6, water-operator 5, telecom-technician 5, wind-technician 3, equipment-operator 2, electrical-engineer 2, customer-service 3, dispatcher 1, environmental-engineer 1",
      ),
    ],
    perks: ["Pension plan", "Storm pay"],
  },
  {
    industry: "Agriculture and Forestry",
    kind: "a family business",
    names: ["Farms", "Land & Timber", "Growers"],
    scope: "region",
    share: 3,
    workplaces: [
      workplace(
        "farm",
        1,
        "farmworker 14, equipment-operator-farm 6, livestock-worker 5, logger 2, farm-manager 2, truck-driver 2, forestry-technician 2, packer 2",
      ),
    ],
    perks: ["Housing during the season", "Produce to take home"],
  },
];
