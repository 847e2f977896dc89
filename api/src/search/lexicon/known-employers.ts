/** Employers that people across the country search for by name, by the work that most of their people do: searched while they have no jobs here. */
const BY_WORK: Readonly<Record<string, string>> = {
  "retail sales associate":
    "walmart | wal mart | target | costco | sams club | home depot | the home depot | lowes | best buy | kohls | macys | tj maxx | marshalls | ross | dollar general | dollar tree | family dollar | big lots | burlington | old navy | nordstrom | jcpenney | ikea | hobby lobby | michaels | petsmart | petco | sephora | ulta | five below | academy sports | dicks sporting goods | ace hardware | menards",
  stocker:
    "kroger | publix | aldi | trader joes | whole foods | heb | h e b | safeway | albertsons | wegmans | food lion | meijer | winco | instacart | shipt",
  "warehouse associate": "amazon | amazon warehouse | amazon fulfillment | chewy",
  "delivery driver":
    "doordash | door dash | grubhub | uber eats | ubereats | postmates | amazon flex | amazon dsp | fedex | fed ex | ups | usps | post office | united states postal service | dhl | dominos | pizza hut | papa johns",
  "shuttle driver": "uber | lyft",
  "fast food worker":
    "mcdonalds | burger king | wendys | taco bell | kfc | chick fil a | chickfila | subway | chipotle | panera | panera bread | arbys | sonic | popeyes | jack in the box | five guys | whataburger | in n out",
  barista: "starbucks | dunkin | dunkin donuts | dutch bros | peets coffee",
  server:
    "applebees | olive garden | chilis | texas roadhouse | buffalo wild wings | outback | outback steakhouse | red lobster | cracker barrel | waffle house | ihop | dennys",
  pharmacist: "cvs | walgreens | rite aid",
  "bank teller": "wells fargo | chase | jpmorgan | bank of america | citibank | us bank | pnc | capital one",
  "customer service representative":
    "verizon | att | at t | t mobile | comcast | xfinity | geico | state farm",
  "truck driver": "swift | schneider | jb hunt | werner | knight transportation | old dominion",
  "security guard": "allied universal | securitas | tsa",
  "software engineer": "google | microsoft | meta | facebook | netflix | oracle | salesforce",
  "assembly line worker": "tesla | ford | general motors | toyota | boeing | tyson",
  "hotel front desk clerk": "marriott | hilton | hyatt | holiday inn",
  "registered nurse": "kaiser | kaiser permanente | hca | mayo clinic",
};

/** The work, by the employer's name in words as they are typed. */
export const KNOWN_EMPLOYERS: ReadonlyMap<string, string> = new Map(
  Object.entries(BY_WORK).flatMap(([work, names]) => names.split(" | ").map((name) => [name, work] as const)),
);
