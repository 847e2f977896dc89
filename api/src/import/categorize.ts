import { CATEGORIES, type CategoryCode } from "@jobmap/contract/categories";
import { wordsOf } from "./parse/text.ts";

/**
 * Words of job titles by SOC major group, most specific first: the first line that matches decides. Order matters where one word
 * has two meanings ("engineer" of software, of a locomotive; "nurse", "nursery").
 */
const RULES: readonly (readonly [code: CategoryCode, pattern: RegExp])[] = [
  [
    "45-0000",
    /\bfarm\w*|\bhatcher\w*|\bgrain\b|\bcattle|\bcal(?:ver|ving)|\blamb(?:er|ing)|\brange\b|\bbaler|\bberr(?:y|ies)|\w+berry\b|\bcitrus|\bvegetable|\bfruit\b|\bfeed ?lot|\bswine|\bprun(?:er|ing)|\bgrower|\bpine ?straw|\bgoat\w*|\bherd\w*|\bequine|\bfoal\w*|\bbreed(?:er|ing)|\bgrapes?\b|\bsprayer|\bfield ?(?:hand|walker|staff)|\bcow\b|\bpesticide|\bmanure|\btobacco|\bpumpkin|\branch\w*|\bnursery\b(?! school| teacher)|\bgreenhouse|\bagri?\w*|\bag\b|\bcrops?\b|\bharvest\w*|\blivestock|\bherder|\bsheep\w*|\bbee ?keep\w*|\borchard|\bvineyard|\bhorticult\w*|\birrigat\w*|\baquacult\w*|\bshrimp|\bfish(?:er|ing)\b|\bforest\w*|\blogg(?:er|ing)\b|\btree planter|\bdairy|\bmilker|\bshearer|\bpicker of|\bcane\b|\bfield work\w*|\bstable\b|\bhorse|\bgroom\b|\bhandler farm|\bcrawfish|\bpoultry|\bsilvicult\w*|\bbrush clear\w*/,
  ],
  [
    "15-0000",
    /\bsoftware|\bdeveloper\b|\bdevops|\bfull ?stack|\bfront ?end|\bback ?end|\bdata (?:scientist|engineer|analyst|architect)|\bprogrammer|\bsystems? (?:admin\w*|analyst)|\bnetwork (?:admin\w*|engineer)|\bcyber\w*|\binformation security|\bsecurity engineer|\bsite reliability|\bsre\b|\bit\b|\bhelp ?desk|\bdesktop support|\btechnical support|\bmachine learning|\bdatabase|\bweb (?:designer|developer)|\bqa (?:engineer|analyst)|\bactuar\w*|\bstatistic\w*|\bcloud\b|\bcomputer\b|\binformatik\w*|\bdesarrollador|\bdeveloppeur/,
  ],
  [
    "29-0000",
    /\bregistered nurse|\bnurses?\b(?! aide| assistant)|\brn\b|\blpn\b|\blvn\b|\bphysician(?! assistant front)|\bdoctor\b|\bsurgeon|\bdentist|\bpharmacist|\bpharmacy tech\w*|\btherapist\b(?! massage)|\bparamedic|\bemt\b|\bsonograph\w*|\bradiolog\w*|\bx ?ray|\bphlebotom\w*|\bdietiti?\w*|\bveterinar(?:ian|y tech\w*)|\boptometr\w*|\boptician|\banesthe\w*|\bhygienist|\bspeech language|\bmedical technologist|\bathletic trainer|\brespiratory|\bsurgical tech\w*|\binfirmi\w*|\bmedico\b|\benfermer\w*|\bpflegefach\w*|\barzt\b/,
  ],
  [
    "31-0000",
    /\bnursing (?:assistant|aide)|\bnurse aide|\bcna\b|\bhome health|\bcaregiver|\bpersonal care|\bmedical assistant|\bdental assistant|\bmassage|\borderly|\bhome care|\bcare (?:aide|assistant|worker)|\bpatient (?:care|transport)\w*|\btherapy (?:aide|assistant)|\bhealth aide|\bdirect support professional/,
  ],
  [
    "25-0000",
    /\bteach\w*|\bprofessor|\bfaculty|\blecturer|\binstructor|\btutor\b|\blibrar\w*|\bparaeducator|\bparaprofessional|\beducat(?:or|ion)\b|\bcurator|\bpreschool|\bdaycare teacher|\bprofesor|\bmaestr[oa]\b|\benseignant|\blehrer/,
  ],
  [
    "23-0000",
    /\battorney|\blawyer|\bparalegal|\blegal\b|\bjudge|\blaw clerk|\bcounsel\b|\babogad|\bavocat|\brechtsanwalt/,
  ],
  [
    "21-0000",
    /\bsocial work\w*|\bcounselor|\bcase ?(?:worker|manager)|\bchaplain|\bpastor\b|\bminister\b|\bprobation|\bcommunity health|\bpeer support|\bclergy/,
  ],
  [
    "33-0000",
    /\bpolice|\bfire ?fighter|\bsecurity (?:guard|officer)|\blifeguard|\bcorrection\w* officer|\bguard\b|\bsheriff|\bdetective|\bloss prevention|\banimal control|\bcrossing guard|\bpatrol/,
  ],
  [
    "53-0000",
    /\bdriver|\btruck\w*|\bcdl\b|\bdelivery|\bcourier|\bforklift|\bwarehouse|\bmaterial (?:handler|mover)|\bpackers?\b|\bpackager|\bloader\b|\bstocker|\border (?:picker|filler)|\bpilot\b|\bflight attendant|\blongshore|\bdeckhand|\bsailor|\bmariner|\bcaptain\b|\bchauffeur|\bmovers?\b|\bdispatch rider|\bparking|\bcar wash|\bbus\b|\btrain (?:conductor|engineer)|\blogistic|\bconductor\b|\bfreight|\bconducteur|\bfahrer|\bchofer|\blager\w*|\bboat\b/,
  ],
  [
    "37-0000",
    /\blandscap\w*|\bgrounds?\w*|\bgreens ?keeper|\blawn|\bjanitor|\bcustodian|\bhouse ?keep\w*|\bcleaner|\bcleaning|\bmaids?\b|\bpest control|\btree (?:trimmer|care|climber|worker)|\barborist|\bgarden\w*|\bturf\b|\bgolf course|\bporter\b|\broom attendant|\bpool clean\w*|\breinigung\w*|\bhausmeister|\bsnow remov\w*/,
  ],
  [
    "35-0000",
    /\bcooks?\b|\bchef|\bkitchen|\bdish ?wash\w*|\bservers?\b(?! engineer| admin)|\bsteward|\bbeverage|\bwait(?:er|ress|staff)|\bbarista|\bbartend\w*|\bfood (?:service|prep\w*|runner|concession|counter)|\bfast food|\brestaurant|\bbusser|\bhost(?:ess)?\b|\bline cook|\bcafeteria|\bcater\w*|\bdining|\bbanquet|\bconcession\w*|\bcocinero|\bcuisin\w*|\bserveu\w*|\bkoch\b|\bcrew member|\bteam member/,
  ],
  [
    "39-0000",
    /\bnann\w*|\bchild ?care|\bbabysit\w*|\bhair\w*|\bstylist|\bbarber|\bcosmetolog\w*|\besthetician|\bnail tech\w*|\bpersonal train\w*|\bfitness|\bamusement|\bcarnival|\brecreation|\bride operator|\busher|\bconcierge|\bbell(?:hop|man|person)|\btour guide|\bmortician|\bfuneral|\bpet (?:sitter|groomer)|\bdog\b|\bkennel|\banimal (?:caretaker|trainer)|\bcamp counselor|\bski\b|\bspa attendant|\battendant\b|\bcasino dealer/,
  ],
  [
    "47-0000",
    /\bconstruct\w*|\bcarpent\w*|\belectrician|\bplumb\w*|\bpipe ?fitter|\broof\w*|\bmason\b|\bconcrete|\bpaint(?:er|ing)\b|\bdrywall|\binsulat\w*|\biron ?work\w*|\bglazier|\btile\b|\bpav(?:er|ing)|\bexcavat\w*|\bheavy equipment|\bequipment operator|\bcrane|\bscaffold\w*|\bdrill\w*|\bminer\b|\bmining|\bderrick|\broustabout|\bsolar install\w*|\bfence\b|\bbrick\w*|\bstone\w*|\bsheet metal|\bbuilding inspector|\bhighway|\basphalt|\bdeck builder|\balbanil|\bmaurer|\bmacon\b|\bgeneral lab\w*r\w*|\blab\w*r(?:er|ers)\b/,
  ],
  [
    "49-0000",
    /\bmechanic|\bmaintenance|\brepair\w*|\bhvac|\brefrigerat\w*|\btechnician (?:auto|diesel)|\bauto(?:motive)? tech\w*|\bdiesel|\binstall\w*|\bservice tech\w*|\bfield tech\w*|\bmillwright|\blinem[ae]n|\bline worker|\btelecom\w* tech\w*|\blocksmith|\bhandyman|\baviation tech\w*|\bmechatron\w*|\bwind turbine/,
  ],
  [
    "51-0000",
    /\bmachinist|\bweld\w*|\bassembl(?:er|y)|\bproduction|\bmanufactur\w*|\bcnc\b|\bfabricat\w*|\bbutcher|\bmeat\b|\bseafood process\w*|\bprocess(?:or|ing) work\w*|\bfish cut\w*|\bbaker\b|\bprinter\b|\bpress operator|\bmachine operator|\bquality (?:control )?inspector|\bsew\w*|\blaundry|\bdry clean\w*|\bcabinet\w*|\bsawmill|\bwater treatment|\bplant operator|\btool and die|\bmold\w*|\bfactory|\bjeweler|\btrimmer\b|\bpack(?:ing)? ?house|\bsorter|\bgrader\b/,
  ],
  [
    "41-0000",
    /\bsales?\b|\bsalesperson|\bcashier|\bvendor|\bretail|\baccount executive|\bbusiness development|\breal ?estate agent|\brealtor|\bmerchandis\w*|\bstore (?:associate|clerk)|\binsurance agent|\btelemarket\w*|\bshop assistant|\bbrand ambassador|\bvendedor|\bvendeu\w*|\bverkauf\w*|\bcustomer success/,
  ],
  [
    "13-0000",
    /\baccountant|\baccounting|\bauditor|\bfinancial|\bfinance|\banalyst\b|\bhuman resources|\brecruit\w*|\bhr\b|\bpurchas\w*|\bbuyer\b|\bunderwrit\w*|\bloan officer|\bappraiser|\bclaims|\btax\b|\bconsultant|\bproject coordinator|\bevent planner|\btalent acquisition|\bcompliance|\bmarket research|\btrainer\b|\bcomptable|\bbuchhalt\w*|\bcontador/,
  ],
  [
    "17-0000",
    /\bengineer\w*|\barchitect\b|\bsurveyor|\bdraft(?:er|sman|ing)|\bcad\b|\bcartograph\w*|\bingenie\w*|\bingenieur\w*/,
  ],
  [
    "19-0000",
    /\bscientist|\bchemist|\bbiolog\w*|\bphysicist|\bgeolog\w*|\bresearch\w*|\bpsycholog\w*|\becolog\w*|\blab(?:oratory)? tech\w*|\beconomist|\bepidemiolog\w*|\bagronom\w*|\burban planner|\bforensic|\bmicrobiolog\w*|\bmeteorolog\w*/,
  ],
  [
    "27-0000",
    /\bdesigner|\bartist\b|\bphotograph\w*|\bwriter|\beditor\b|\bjournalist|\breporter|\bmusician|\bactor\b|\bactress|\bdancer|\bproducer\b|\bvideo\w*|\banimator|\bcoach\b|\breferee|\bumpire|\bathlete|\binterpret\w*|\btranslat\w*|\bpublic relations|\bcommunications?\b|\bsound\b|\bmodel\b|\bentertainer|\bfloral|\bflorist|\bsocial media|\bcontent (?:creator|strateg\w*)|\bstage\b/,
  ],
  [
    "43-0000",
    /\badministrative|\badmin\b|\bassistant\b(?! manager| director)|\bsecretar\w*|\breceptionist|\bclerks?\b|\boffice\b|\bdata entry|\bcustomer service|\bbookkeep\w*|\bteller|\bdispatcher|\bpostal|\bmail\b|\bcall center|\bcoordinator|\bpayroll|\bfront desk|\bscheduler|\bbilling|\bshipping|\breceiving|\bcollections?\b|\bauxiliar administrativ\w*|\bassistante?\b|\bsachbearbeit\w*/,
  ],
  [
    "11-0000",
    /\bmanager|\bdirector|\bchief\b|\bceo\b|\bcfo\b|\bcto\b|\bpresident|\bsupervisor|\bsuperintendent|\bexecutive|\bhead of|\bprincipal|\badministrator|\bforeman|\blead(?:er)?\b|\bgerente|\bresponsable|\bleiter\w*|\bmanagement|\bmarketing/,
  ],
];
/** At the end of a title, these make it a management title whatever else it contains ("Restaurant Manager"). */
const MANAGES =
  /\b(?:manager|director|superintendent|vice president|president|chief \w+ officer|ceo|cfo|cto|principal)\b/;
const MANAGES_NOT =
  /\b(?:case|account|floor|stage) manager|\bfuneral director|\bassistant to\b|\bassistant\b.*\bto\b|\bprincipal (?:engineer|scientist|software)/;
const CODES: ReadonlySet<string> = new Set(CATEGORIES.map(({ code }) => code));

/**
 * The SOC major group of a job title, by its words, or by its O*NET-SOC code if one is known.
 * @returns null if nothing in the title indicates one
 */
export function categorize(title: string, occupationCode?: string | null): CategoryCode | null {
  const byCode = `${occupationCode?.slice(0, 2)}-0000`;
  if (isCategoryCode(byCode)) return byCode;
  const words = wordsOf(title).join(" ");
  if (MANAGES.test(words) && !MANAGES_NOT.test(words)) return "11-0000";
  return RULES.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

function isCategoryCode(code: string): code is CategoryCode {
  return CODES.has(code);
}
