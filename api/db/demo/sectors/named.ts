import { type Sector, workplace } from "./types.ts";

const HEAD_OFFICE =
  "accountant 3, hr-specialist 3, marketing-specialist 2, buyer 3, logistician 3, financial-analyst 2, software-developer 3, systems-analyst 1, customer-service 6, sales-manager 1, help-desk 2, security-analyst 1, graphic-designer 1, public-relations 1, data-scientist 1, project-manager 2, operations-manager 1";

/** The large company of the demo data. It is the only one of its sector. */
export const NATIONAL_RETAIL: Sector = {
  industry: "Retail and Logistics",
  kind: "a national retailer with its own distribution network",
  names: ["Stores"],
  scope: "nation",
  share: 0,
  workplaces: [
    workplace(
      "store",
      0.7,
      "cashier 22, retail-salesperson 20, stocker 22, store-supervisor 9, parts-specialist 2, rental-clerk 1, pharmacist 2, pharmacy-technician 4, butcher 2, baker 2, security-guard 2, operations-manager 2",
    ),
    workplace(
      "distribution center",
      0.22,
      "warehouse-associate 22, order-picker 16, packer 8, forklift-operator 12, warehouse-supervisor 5, truck-driver 12, delivery-driver 8, machinery-mechanic 3, mechatronics-technician 2, shipping-clerk 3, diesel-mechanic 2, dispatcher 2, janitor 2, security-guard 2, facilities-manager 1, operations-manager 1",
    ),
    workplace("office", 0.08, HEAD_OFFICE),
  ],
  perks: ["Employee discount", "Daily access to earned pay", "Tuition assistance"],
};

/** The sectors of the two smallest companies. */
export const CLOCK_WORKSHOP: Sector = {
  industry: "Repair and Maintenance",
  kind: "a workshop for clocks and watches",
  names: [],
  scope: "town",
  share: 0,
  workplaces: [workplace("workshop", 1, "clock-repairer 1")],
  perks: ["Closed on Mondays"],
};
export const BOAT_YARD: Sector = {
  industry: "Manufacturing",
  kind: "a yard that builds and restores wooden boats",
  names: [],
  scope: "town",
  share: 0,
  workplaces: [workplace("boat yard", 1, "carpenter 3, painter 1")],
  perks: ["Tool allowance"],
};
