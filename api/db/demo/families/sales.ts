import { type Family, hourly, occupation } from "./types.ts";

export const sales: Family = {
  days: [
    "The first half hour is for getting ready, the last for putting things back; customers come in between.",
    "Some hours are quick and some are quiet, and there is something useful to do in both.",
    "You will know the week's offers and where everything is, because customers ask you first.",
    "A short huddle opens each shift: what sold, what ran out and what is new.",
  ],
  teams: [
    "You will work with {team} people, most of whom know each other's jobs well enough to help.",
    "The team has {team} members of all ages and a manager who works the same hours.",
    "You will join {team} colleagues; a named partner shows you the ropes in the first two weeks.",
    "We are {team} at this location, and shifts can be traded.",
  ],
  growth: [
    "Most of our supervisors started in this position.",
    "We train in product knowledge every month, on paid time.",
    "After six months you can apply for a specialist or lead position.",
  ],
  traits: [
    "A friendly word for every customer",
    "Honest answers, including when we do not have what somebody needs",
    "Basic arithmetic and care with money",
    "Being on time, and saying so early when you cannot be",
    "Patience at busy hours",
  ],
  occupations: [
    occupation("store-supervisor", "41-1011.00", hourly(23.5), ["HIGH_SCHOOL", 2, 4], "retail", {
      titles: "Store Supervisor | Assistant Store Manager | Department Manager | Shift Leader",
      purposes:
        "lead a shift so that customers are helped and colleagues get their breaks | run a department with clean shelves, fair schedules and true counts",
      duties:
        "Open or close the store and count the safe | Assign tasks and step in where the line is long | Coach new colleagues on the floor | Handle returns and complaints through to an answer | Check prices, signs and dates | Write schedules two weeks ahead | Follow up on shrink and safety findings",
      days: "You walk the floor at opening, set three priorities and keep an eye on the front end. | Part of your shift is paperwork; most of it is with people.",
      skills:
        "Team leadership | Scheduling | Cash handling | Customer service | Inventory control | Visual merchandising",
    }),
    occupation("cashier", "41-2011.00", hourly(15.6, 0.06), ["NONE", 0, 1], "retail", {
      titles: "Cashier | Front End Cashier | Checkout Associate | Self-Checkout Host",
      purposes: "give customers a quick, correct and friendly checkout | be the last hello of every visit",
      duties:
        "Scan items and take cash, cards and coupons | Help customers at self-checkout | Keep the lane clean and stocked with bags | Check identification for restricted items | Balance your drawer at the end of the shift | Return left-behind items to the shelf",
      days: "Rush hours fly by; between them you tidy the front and stock the lane. | You will see the same faces every week and learn their names.",
      skills: "Cash handling | Point-of-sale systems | Customer service | Basic math | Attention to detail",
      flags: ["seasonal"],
    }),
    occupation("rental-clerk", "41-2021.00", hourly(18.2), ["HIGH_SCHOOL", 0, 2], "shop", {
      titles: "Rental Counter Associate | Equipment Rental Clerk",
      purposes: "send customers out with the right equipment and check it back in fairly",
      duties:
        "Reserve, write and close rental contracts | Explain how equipment works and what is covered | Inspect equipment before and after | Take deposits and payments | Clean and stage returns for the next customer | Answer the phone and quote rates",
      days: "Mornings are for pickups, late afternoons for returns, and the yard needs you in between.",
      skills:
        "Customer service | Point-of-sale systems | Equipment knowledge | Contract writing | Phone etiquette",
    }),
    occupation("parts-specialist", "41-2022.00", hourly(19.8), ["HIGH_SCHOOL", 1, 3], "shop", {
      titles: "Parts Counter Specialist | Parts Salesperson | Auto Parts Associate",
      purposes: "find the right part the first time | help mechanics and home repairers get back on the road",
      duties:
        "Look up parts by vehicle, number or description | Take phone orders from repair shops | Pull, pack and stage orders | Test batteries and read trouble codes | Handle cores, returns and warranties | Keep bins labeled and counted",
      days: "The phone is busiest before ten; walk-in customers keep you company the rest of the day.",
      skills:
        "Parts lookup | Automotive knowledge | Customer service | Inventory control | Point-of-sale systems",
    }),
    occupation("retail-salesperson", "41-2031.00", hourly(16.6, 0.06), ["NONE", 0, 2], "retail", {
      titles:
        "Sales Associate | Retail Sales Associate | Garden Center Associate | Electronics Sales Associate | Paint Desk Associate",
      purposes:
        "help customers choose well and leave with what they need | keep a department welcoming, full and easy to shop",
      duties:
        "Greet customers and ask what they are working on | Explain differences between products plainly | Set up displays and change price signs | Check stock and order what is missing | Process sales, returns and special orders | Keep the fitting rooms and shelves tidy",
      days: "You move between customers and shelves all day and rarely stand still. | Deliveries in the morning, customers through the afternoon, recovery before closing.",
      skills:
        "Customer service | Product knowledge | Visual merchandising | Point-of-sale systems | Suggestive selling | Stocking",
      flags: ["seasonal"],
    }),
    occupation("stocker", "53-7065.00", hourly(16.9, 0.06), ["NONE", 0, 1], "retail", {
      titles: "Stocker | Shelf Stocker | Stock Associate | Inventory Associate",
      purposes:
        "have shelves full before customers need them | turn a truckload into a store that is ready to open",
      duties:
        "Unload carts and bring them to the aisle | Fill shelves, rotate dates and face labels | Break down boxes and clear the floor | Set up displays and price tags | Count stock and report gaps | Help customers find things",
      days: "You take an aisle, finish it and take the next; the work shows at once.",
      skills: "Stocking | Stock rotation | Pallet jack | Inventory control | Customer service",
      flags: ["seasonal"],
    }),
  ],
};
