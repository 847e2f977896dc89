import { type Family, hourly, occupation } from "./types.ts";

export const warehousing: Family = {
  days: [
    "Every shift starts with a stretch, a safety topic and the plan on the board.",
    "Equipment is checked before it moves, and nobody is asked to skip that.",
    "Volume follows the calendar: steady most of the year, heavy before the holidays.",
    "You can see on a screen how the shift is going, and supervisors move people to where help is needed.",
  ],
  teams: [
    "The shift has {team} people and two leads.",
    "You will work with {team} colleagues; newcomers are paired with a trainer for two weeks.",
    "A crew of {team} shares this dock, this board and these targets.",
    "You will join {team} others, many of whom have been here for more than five years.",
  ],
  growth: [
    "We train forklift and dock leads from within.",
    "Forklift training is offered to everybody after ninety days.",
    "Shift bids follow seniority and open twice a year.",
  ],
  traits: [
    "Working safely when it is busy",
    "Reliable attendance",
    "Reading labels, lists and screens without mistakes",
    "Lending a hand where the line is slow",
    "Respect for equipment and the people around it",
  ],
  occupations: [
    occupation("warehouse-supervisor", "53-1042.00", hourly(28.5), ["HIGH_SCHOOL", 2, 5], "warehouse", {
      titles: "Warehouse Supervisor | Shift Supervisor | Dock Supervisor | Fulfillment Team Lead",
      purposes:
        "lead a shift that ships what was promised and goes home unhurt | keep freight and people moving in the right order",
      duties:
        "Plan labor by lane and hour | Start the shift with safety and the day's numbers | Walk the floor and remove what is in the way | Train leads and new associates | Check counts, damages and late orders | Hand over in writing to the next shift",
      days: "You have the plan by the first hour, adjust it by the third and close it with a clean hand-over.",
      skills:
        "Team leadership | Warehouse management systems | Safety procedures | Labor planning | Inventory control | Microsoft Excel",
    }),
    occupation("forklift-operator", "53-7051.00", hourly(21.4), ["NONE", 0, 2], "warehouse", {
      titles: "Forklift Operator | Reach Truck Operator | Material Handler, Forklift",
      purposes: "put away, move and load pallets without a scratch",
      duties:
        "Unload trailers and check counts | Put away pallets in the scanned location | Replenish pick faces before they run dry | Load outbound trailers in sequence | Inspect the truck at the start of the shift | Keep aisles and charging areas clear",
      days: "You move 120 to 160 pallets a shift, most of them by scanner. | Receiving is busiest early, loading late.",
      skills:
        "Forklift operation | Reach truck | RF scanner | Inventory control | Load handling | Safety procedures",
      licences: "Forklift certification, or pass ours in the first week",
    }),
    occupation("warehouse-associate", "53-7062.00", hourly(18.9, 0.06), ["NONE", 0, 1], "warehouse", {
      titles: "Warehouse Associate | Material Handler | Freight Handler | Receiving Associate",
      purposes:
        "receive, sort and ship goods in a clean, well-lit building | load and unload freight by hand and by pallet jack",
      duties:
        "Unload and sort incoming freight | Scan, label and palletize | Load trailers tight and level | Keep counts and report differences | Clean as you go | Rotate between stations during the shift",
      days: "You change stations every two hours, which keeps arms and mind fresh. | The first trailers are open before the coffee is gone; the last are sealed by shift end.",
      skills:
        "Material handling | RF scanner | Pallet jack | Safety procedures | Inventory control | Teamwork",
      flags: ["seasonal"],
    }),
    occupation("order-picker", "53-7065.00", hourly(18.4, 0.06), ["NONE", 0, 1], "warehouse", {
      titles: "Order Picker | Order Selector | Fulfillment Associate",
      purposes: "pick orders complete, correct and on time",
      duties:
        "Pick items by scanner or voice | Build pallets that travel well | Check dates, sizes and counts | Report empty locations | Wrap, label and stage orders | Meet a pace that we measure fairly and train for",
      days: "You pick by aisle, stage by door and walk six to nine miles a shift.",
      skills:
        "Order picking | RF scanner | Voice picking | Pallet building | Attention to detail | Safety procedures",
      flags: ["seasonal"],
    }),
    occupation("packer", "53-7064.00", hourly(17.2, 0.06), ["NONE", 0, 1], "warehouse", {
      titles: "Packer | Packing Associate | Hand Packager",
      purposes: "pack goods so that they arrive whole",
      duties:
        "Choose the right box and fill | Check items against the order | Wrap, weigh and label | Keep your station stocked | Pull damaged goods aside | Meet the carrier's cut-off",
      days: "You pack one order at a time, 25 to 40 an hour once you are used to it.",
      skills: "Packing | Quality inspection | Shipping labels | Attention to detail | Safety procedures",
      flags: ["seasonal"],
    }),
    occupation("shipping-clerk", "43-5071.00", hourly(19.8, 0.06), ["HIGH_SCHOOL", 0, 2], "warehouse", {
      titles: "Shipping Clerk | Receiving Clerk | Shipping and Receiving Coordinator",
      purposes: "make sure papers and pallets agree",
      duties:
        "Check deliveries against orders | Prepare labels and bills of lading | Book carriers | Enter receipts the same hour | File claims for damage | Count and report differences",
      days: "Trucks in the morning, paperwork at noon, pickups until four.",
      skills: "Shipping documents | Inventory control | ERP software | Data entry | Carrier booking",
    }),
  ],
};
