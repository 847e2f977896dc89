import { fold } from "./fold.ts";

// What titles, employers, schools and degrees are recognized by. English and Spanish, folded.

/** Nouns that end most of O*NET's alternate titles, and what stands in their place elsewhere. */
const TITLE_NOUNS = new Set(
  (
    "operator technician supervisor specialist worker manager engineer teacher clerk maker inspector helper mechanic tender analyst officer director assistant professor coordinator assembler installer instructor attendant representative repairer driver tester designer consultant agent cleaner counselor aide associate technologist administrator therapist examiner developer laborer superintendent writer loader advisor nurse artist washer planner fitter pilot investigator packer dispatcher physician painter handler picker cook salesperson expert educator architect professional trainer captain controller collector welder editor appraiser surgeon drafter buyer chief keeper fabricator programmer psychologist coach lecturer leader lead auditor cashier machinist practitioner secretary broker tutor researcher monitor librarian judge reporter chemist surveyor rigger producer estimator dealer player photographer decorator guide guard trader master server electrician distributor chef foreman strategist maintainer carpenter pathologist assessor tech screener scheduler firer economist teller dean biologist attorney advocate accountant steward custodian contractor president recorder mason lawyer conductor banker sergeant porter detective clinician adviser receptionist performer modeler liaison interpreter caretaker warden registrar plumber underwriter stylist illustrator physicist laminator commissioner solicitor farmer demonstrator transcriber reviewer midwife merchandiser maid host hostess curator apprentice upholsterer physiologist executive recruiter principal plasterer organizer hygienist baker waiter waitress bartender barista typist promoter messenger dentist announcer sonographer salesman ranger publisher historian geologist fisherman dietitian nutritionist radiologist psychiatrist meteorologist journalist handyman correspondent conservationist intern trainee fellow scientist statistician mathematician astronomer co-founder cofounder founder owner partner ceo cto cfo coo cio cmo cpo vp svp evp head chair chairman chairperson freelancer volunteer mentor ambassador resident student pharmacist paramedic emt rn lpn cna phlebotomist roofer veterinarian translator copywriter marketer creator moderator scrum ta ra sre qa cook dishwasher busser valet concierge caregiver nanny housekeeper janitor landscaper gardener stocker bookkeeper actuary controller paralegal notary doctor hospitalist anesthesiologist cardiologist pediatrician nanny operative inspector sales marketing webmaster freelance member " +
    "ingeniero ingeniera desarrollador desarrolladora gerente analista enfermero enfermera director directora coordinador coordinadora asistente auxiliar tecnico tecnica profesor profesora maestro maestra medico medica contador contadora abogado abogada vendedor vendedora administrador administradora consultor consultora jefe jefa disenador disenadora programador programadora becario becaria practicante pasante cocinero cocinera camarero camarera conductor recepcionista supervisor supervisora encargado encargada investigador investigadora arquitecto arquitecta farmaceutico farmaceutica docente redactor redactora traductor traductora responsable operario operaria cajero cajera"
  ).split(" "),
);
const TITLE_START =
  /^(?:senior|junior|sr|jr|lead|chief|head of|vice president|vp of|director of|assistant|associate|principal|staff|registered|certified|licensed|interim|acting|deputy|founding|member of technical staff|graduate|undergraduate|summer|software|jefe de|director de|gerente de)\b/;
const EMPLOYER =
  /\b(?:inc|llc|llp|ltd|limited|gmbh|ag|plc|corp|corporation|co|company|companies|group|grupo|holdings?|partners|associates|bank|banco|university|universidad|college|school|schools|hospital|clinic|clinica|medical center|health|healthcare|institute|instituto|labs?|laboratory|laboratories|laboratorio|studios?|agency|agencia|foundation|fundacion|department|dept|ministry|systems|solutions|services|servicios|technologies|technology|software|consulting|industries|international|networks?|media|logistics|insurance|restaurant|hotel|airlines|airways|motors|energy|pharmaceuticals?|foods|stores?|market|cent(?:er|re)|society|association|church|district|county|city of|state of|army|navy|air force|sa|s\.a|sas|srl|s\.l|sl|care|home|ventures|capital|financial|works|digital|analytics|dynamics|robotics|research|brothers|sons|farms?|museum|library|press|academy)\b\.?/;
const SCHOOL =
  /\b(?:university|universidad|universitat|universitaet|universite|universita|univ|college|school|institute|instituto|institut|academy|academia|polytechnic|politecnica?|colegio|escuela|faculty|facultad|seminary|conservatory|bootcamp|mit|ucla|caltech|eth|uc [a-z]+|suny|cuny|akademia|politechnika|uniwersytet|universitesi|hochschule|ecole|lycee|gymnasium|iit|nit)\b|大学|学院|جامعة|אוניברסיט|विश्वविद्यालय/;
const DEGREE =
  /(?:^|[\s(,])(?:(?:associate|bachelor|master|doctor|doctorate|doctoral)(?:'?s|’s)?(?:\s(?:degree|of|in)\b[^,|·]*)?|b\.?\s?s\.?(?:\s?c\.?)?|b\.?\s?a\.?|m\.?\s?s\.?(?:\s?c\.?)?|m\.?\s?a\.?|b\.?\s?eng\.?|m\.?\s?eng\.?|b\.?\s?tech\.?|m\.?\s?tech\.?|b\.?\s?ed\.?|m\.?\s?ed\.?|b\.?\s?com\.?|m\.?\s?com\.?|mba|m\.b\.a\.?|bba|b\.b\.a\.?|ph\.?\s?d\.?|dphil|m\.?phil\.?|j\.?d\.?|m\.?d\.?|d\.?d\.?s\.?|pharm\.?\s?d\.?|llb|llm|bfa|mfa|b\.f\.a\.?|m\.f\.a\.?|bsn|msn|adn|dnp|a\.?a\.?s?\.?|a\.?s\.?|aas|mph|mpa|mpp|msw|bsw|ged|diploma|high school diploma|certificate|minor|licenciatura|licenciado|licenciada|grado|maestria|master|magister|doctorado|ingenieria|bachillerato|tecnico superior|diplomado|postgrado|abitur|baccalaureate|undergraduate|postgraduate|postdoctoral)(?=$|[\s,):;.–—-])/;

export const wordsOf = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}.'-]+/u)
    .filter(Boolean);

/** How much a text looks like a job's title, against how much like the name of an employer: positive for titles. */
export function titleScore(text: string): number {
  const folded = fold(text);
  const words = wordsOf(text.replaceAll(/\([^)]*\)/g, " "));
  const nouns = words.map(
    (word) => TITLE_NOUNS.has(word.replace(/\.$/, "")) || TITLE_NOUNS.has(word.replace(/s$/, "")),
  );
  const last = words.findLastIndex((word) => !/^(?:i|ii|iii|iv|v|1|2|3|[a-z])$/.test(word));
  let score = 0;
  if (last >= 0 && nouns[last]) score += 2;
  else if (nouns.some(Boolean)) score += 1;
  if (TITLE_START.test(folded)) score += 1;
  if (EMPLOYER.test(folded)) score -= 1.5;
  if (/\b(?:inc|llc|llp|ltd|gmbh|corp|plc)\b|\.com\b/.test(folded)) score -= 2;
  return score;
}

export const isSchool = (text: string): boolean => SCHOOL.test(fold(text));
/** The degree in a text, at its place. */
export function findDegree(text: string): { index: number; text: string } | undefined {
  const found = DEGREE.exec(text.toLowerCase());
  if (!found) return undefined;
  const lead = /^[\s(,]/.test(found[0]) ? 1 : 0;
  const index = found.index + lead;
  return { index, text: text.slice(index, found.index + found[0].length).trim() };
}
