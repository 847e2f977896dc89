import { type Family, hourly, occupation, yearly } from "./types.ts";

export const food: Family = {
  days: [
    "Stations are set before the doors open and cleaned before anybody goes home.",
    "The rush is short and loud; the hours around it are for getting ready.",
    "Everybody tastes the day's specials and can say what is in them.",
    "We eat together before service.",
  ],
  teams: [
    "You will work in a crew of {team}.",
    "The crew has {team} members, and everybody can do at least two stations.",
    "A team of {team} runs this house; you will know all of them by the end of your first week.",
    "There are {team} of us, and breaks are covered for each other.",
  ],
  growth: [
    "We pay for food safety certification.",
    "Shift leads are chosen from the crew.",
    "You can learn a new station every few months if you like.",
  ],
  traits: [
    "Clean hands, clean station, clean language",
    "Calm when the tickets pile up",
    "Showing up on time for every shift",
    "Care about allergies and dates",
    "Good humor with guests and colleagues",
  ],
  occupations: [
    occupation("chef", "35-1011.00", yearly(61_000), ["HIGH_SCHOOL", 4, 8], "kitchen", {
      titles: "Executive Chef | Sous Chef | Chef de Cuisine | Head Chef",
      purposes:
        "lead a kitchen that cooks well on a Tuesday too | write menus that cooks can cook and guests remember",
      duties:
        "Write menus with their cost beside them | Order, receive and check products | Train cooks and taste with them | Run the pass during service | Keep food cost and waste in hand | Keep the kitchen ready for inspection every day",
      days: "You check deliveries, taste the sauces, brief the line and run the pass.",
      skills: "Menu planning | Food costing | Kitchen management | Food safety | Team leadership | Ordering",
      licences: "Food protection manager certificate",
    }),
    occupation("kitchen-supervisor", "35-1012.00", hourly(21), ["HIGH_SCHOOL", 2, 4], "kitchen", {
      titles: "Kitchen Supervisor | Restaurant Shift Leader | Food Service Supervisor",
      purposes: "keep a shift moving and its food safe",
      duties:
        "Assign stations and cover breaks | Check temperatures and write them down | Count the drawer and close the register | Train new crew members | Order what runs low | Put things right with guests",
      days: "You open the stations, lead the rush and close with a clean checklist.",
      skills:
        "Team leadership | Food safety | Cash handling | Scheduling | Inventory control | Guest service",
      licences: "Food handler card",
    }),
    occupation("fast-food-cook", "35-2011.00", hourly(15.4, 0.06), ["NONE", 0, 1], "kitchen", {
      titles: "Grill Cook | Fry Cook | Quick Service Cook",
      purposes: "cook hot food fast and the same way every time",
      duties:
        "Cook to order on grill and fryer | Build orders from the screen | Keep holding times and temperatures | Restock your station | Filter oil and clean equipment | Help at the counter when it is busy",
      days: "Lunch and dinner are quick; in between you prepare and clean.",
      skills: "Grill cooking | Food preparation | Food safety | Speed and accuracy | Cleaning and sanitation",
      licences: "Food handler card",
    }),
    occupation("line-cook", "35-2014.00", hourly(18.6, 0.08), ["NONE", 1, 3], "kitchen", {
      titles: "Line Cook | Saute Cook | Grill Line Cook | Cook, All Stations",
      purposes: "cook good food on a line that works together | run a station through a full service",
      duties:
        "Set up your station and check it twice | Cook and plate to recipe | Call times with the rest of the line | Label, date and rotate | Break down and clean your station | Help with prep lists and inventory",
      days: "Prep until an hour before service, then tickets until the last table, then clean down.",
      skills: "Line cooking | Knife skills | Food safety | Plating | Recipe scaling | Stock rotation",
      licences: "Food handler card",
    }),
    occupation("prep-cook", "35-2021.00", hourly(16.8, 0.06), ["NONE", 0, 1], "kitchen", {
      titles: "Prep Cook | Food Preparation Worker | Salad Prep Cook",
      purposes: "have everything cut, cooked and labeled before service",
      duties:
        "Wash, peel and cut produce | Make stocks, sauces and dressings to recipe | Portion meat and fish | Receive and store deliveries | Keep coolers clean and dated | Hand over a complete prep list",
      days: "You work through a written list in a quiet kitchen, with music if the crew agrees.",
      skills: "Knife skills | Food preparation | Food safety | Recipe reading | Stock rotation",
      licences: "Food handler card",
    }),
    occupation("bartender", "35-3011.00", hourly(14.5, 0.08), ["NONE", 1, 2], "kitchen", {
      titles: "Bartender | Craft Bartender | Banquet Bartender",
      purposes: "pour well, talk well and know when to stop serving",
      duties:
        "Make drinks to recipe | Check identification every time | Keep tabs and cash right | Set up and break down the bar | Cut fruit and make syrups | Count bottles and report what is low",
      days: "You set up in daylight and serve until close.",
      skills:
        "Mixology | Guest service | Responsible alcohol service | Cash handling | Point-of-sale systems",
      licences: "Alcohol server permit",
      flags: ["tips"],
    }),
    occupation("crew-member", "35-3023.00", hourly(14.9, 0.06), ["NONE", 0, 0], "kitchen", {
      titles: "Restaurant Crew Member | Counter Attendant | Drive-Thru Team Member",
      purposes: "serve fresh food and a friendly face across the counter",
      duties:
        "Take orders at the counter and the drive-thru | Pack orders and check them | Keep the dining room clean | Prepare drinks and sides | Handle cash and cards | Restock cups, lids and napkins",
      days: "You change positions during the shift, so you learn the whole restaurant.",
      skills: "Customer service | Cash handling | Food safety | Teamwork | Point-of-sale systems",
    }),
    occupation("barista", "35-3023.01", hourly(15.8, 0.06), ["NONE", 0, 1], "kitchen", {
      titles: "Barista | Lead Barista | Coffee Bar Attendant",
      purposes: "make coffee that people walk an extra block for",
      duties:
        "Dial in the grinder in the morning | Pull shots and steam milk | Remember the regulars and greet the rest | Serve pastries and sandwiches | Keep bar and tables clean | Count the till and the milk",
      days: "The line is longest before nine; afterwards you restock, clean and talk.",
      skills: "Espresso preparation | Customer service | Cash handling | Food safety | Latte art",
      flags: ["tips"],
    }),
    occupation("server", "35-3031.00", hourly(13.4, 0.07), ["NONE", 0, 2], "kitchen", {
      titles: "Restaurant Server | Dining Room Server | Banquet Server",
      purposes:
        "look after tables so that guests stay for dessert | bring warmth and good timing to the dining room",
      duties:
        "Know the menu and the day's specials | Take orders and notification allergies | Time courses with the kitchen | Present checks and handle payments | Set and clear tables | Help colleagues run food",
      days: "You have a section of four to six tables and colleagues who cover your back.",
      skills: "Guest service | Menu knowledge | Point-of-sale systems | Suggestive selling | Teamwork",
      flags: ["tips", "seasonal"],
    }),
    occupation("dining-attendant", "35-9011.00", hourly(14.6, 0.06), ["NONE", 0, 0], "kitchen", {
      titles: "Dining Room Attendant | Dining Services Attendant",
      purposes: "keep tables turning and the dining room pleasant",
      duties:
        "Clear, wipe and reset tables | Refill water and coffee | Stock service stations | Bring dishes to the kitchen | Sweep between seatings | Carry food when the line is full",
      days: "You see the whole room and move where you are needed.",
      skills: "Guest service | Table setting | Cleaning and sanitation | Teamwork | Communication",
    }),
    occupation("dishwasher", "35-9021.00", hourly(15.4, 0.05), ["NONE", 0, 0], "kitchen", {
      titles: "Dishwasher | Kitchen Porter | Kitchen Steward",
      purposes: "keep plates, pans and floors clean so that the kitchen can cook",
      duties:
        "Run the dish machine and check its temperature | Wash pots and pans by hand | Sort and put away without breakage | Take out trash and recycling | Mop floors and clean drains | Help with simple prep",
      days: "It is wet, warm and busy, and the whole kitchen thanks you.",
      skills: "Dishwashing | Cleaning and sanitation | Organization | Stamina | Teamwork",
    }),
    occupation("host", "35-9031.00", hourly(14.8, 0.06), ["NONE", 0, 1], "kitchen", {
      titles: "Restaurant Host | Host and Cashier | Reservations Host",
      purposes: "welcome guests and seat them fairly",
      duties:
        "Greet guests and quote honest waits | Take reservations and large parties | Balance sections between servers | Answer the phone | Pack and hand out takeout | Keep the entrance tidy",
      days: "You are first and last in every visit, with a seating chart in between.",
      skills: "Guest service | Reservation systems | Phone etiquette | Organization | Cash handling",
      flags: ["seasonal"],
    }),
    occupation("baker", "51-3011.00", hourly(18.4, 0.07), ["NONE", 0, 3], "kitchen", {
      titles: "Bread Baker | Pastry Baker | Cake Decorator",
      purposes: "bake things that smell right from the street",
      duties:
        "Scale, mix and shape dough | Proof and bake | Fill, glaze and decorate | Check color and crumb | Clean mixers and tables | Order flour and butter",
      days: "Dough sets the clock: mix, proof, bake, cool, clean.",
      skills: "Baking | Dough shaping | Recipe scaling | Food safety | Cake decorating",
    }),
    occupation("butcher", "51-3021.00", hourly(19.8, 0.07), ["NONE", 0, 3], "retail", {
      titles: "Butcher | Meat Cutter",
      purposes: "cut cleanly, waste little and give good advice",
      duties:
        "Break down and trim | Cut to order | Grind, wrap and label | Set the case | Keep temperatures and logs | Help customers with cooking times",
      days: "Cutting until ten, customers until close, cleaning always.",
      skills: "Meat cutting | Knife skills | Food safety | Customer service | Stock rotation",
    }),
  ],
};
