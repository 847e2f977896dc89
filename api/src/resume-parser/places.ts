import { fold } from "./fold.ts";

const STATES =
  "AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC|PR|ON|QC|BC|AB|MB|SK|NS|NB|UK|USA|US|UAE|NSW|VIC|QLD";
const NAMES = new Set(
  "alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|puerto rico|ontario|quebec|british columbia|alberta|united states|usa|u.s.a.|u.s.|united kingdom|england|scotland|wales|ireland|canada|mexico|spain|espana|france|germany|deutschland|italy|portugal|netherlands|the netherlands|belgium|switzerland|austria|sweden|norway|denmark|finland|poland|polska|czech republic|czechia|slovakia|hungary|romania|bulgaria|greece|turkey|turkiye|russia|ukraine|belarus|israel|egypt|saudi arabia|uae|united arab emirates|qatar|kuwait|jordan|lebanon|iraq|iran|india|pakistan|bangladesh|sri lanka|nepal|china|hong kong|taiwan|japan|korea|south korea|u.s.a|u.s|s.korea|s. korea|republic of korea|vietnam|viet nam|thailand|malaysia|singapore|indonesia|philippines|australia|new zealand|south africa|nigeria|kenya|ghana|morocco|tunisia|algeria|ethiopia|brazil|brasil|argentina|chile|colombia|peru|ecuador|venezuela|bolivia|uruguay|paraguay|costa rica|panama|guatemala|honduras|el salvador|nicaragua|cuba|dominican republic|estonia|latvia|lithuania|croatia|serbia|slovenia|luxembourg|iceland|中国|台湾|日本|香港|việt nam|bayern|cataluna|madrid|jalisco|maharashtra|karnataka|tamil nadu"
    .split("|")
    .map(fold),
);
const STATE = new RegExp(`^(?:${STATES})$`);
const WORDS =
  "[\\p{Lu}\\p{Lo}][\\p{L}\\p{M}.'’-]*(?:[ -](?:de|del|la|los|las|of|the|do|da|am|an|der|[\\p{Lu}\\p{Lo}\\p{L}][\\p{L}\\p{M}.'’-]*)){0,4}";
const CITY_STATE = new RegExp(
  `^${WORDS}, ?(?:${STATES})(?: \\d{5}(?:-\\d{4})?)?(?:, ?(?:USA?|United States))?$`,
  "u",
);
const CITY_NAME = new RegExp(`^(${WORDS}), ?(${WORDS})(?:, ?(${WORDS}))?$`, "u");
const REMOTE =
  /^(?:(?:fully |100% )?remote|remoto|hybrid|hibrido|teletrabajo|on-?site)(?: ?[,(/–-].{0,30})?$/i;
const TRAILING = new RegExp(`(?:^|[,|·–—(-] ?)(${WORDS}, ?(?:${STATES}))(?: \\d{5})?\\)?$`, "u");

export const isRemote = (text: string): boolean => REMOTE.test(text.trim());
const isState = (text: string) => STATE.test(text) || isRegion(text);
const isRegion = (text: string) => NAMES.has(fold(text));

/** Whether a text names a place: a city with its state or country, or remote work. */
export function isPlace(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed.length > 60) return false;
  if (isRemote(trimmed) || CITY_STATE.test(trimmed)) return true;
  const [, , second, third] = CITY_NAME.exec(trimmed) ?? [];
  return third === undefined ? isRegion(second ?? "") : isRegion(third) && isState(second ?? "");
}

/** Whether a text could be a city and what it lies in: two names, of whatever. */
export const isPair = (text: string): boolean =>
  text.length < 40 && CITY_NAME.exec(text.trim())?.[3] === undefined && CITY_NAME.test(text.trim());

/** A place at the end of a text: "Acme, Boston, MA". */
export function trailingPlace(text: string): string | undefined {
  const found = TRAILING.exec(text)?.[1];
  if (found) return found;
  const parts = text.split(", ");
  const last = parts.slice(-2).join(", ");
  return parts.length > 2 && isPlace(last) ? last : undefined;
}

/** City, region, country code and postal code of a place, as far as they are certain. */
export function readPlace(text: string): { city?: string; region?: string; postalCode?: string } {
  const [city = "", second = ""] = text.split(",").map((part) => part.trim());
  const postalCode = /\b\d{5}(?:-\d{4})?$/.exec(second)?.[0];
  const region = second.replace(/\s*\d{5}(?:-\d{4})?$/, "");
  return { ...(city && { city }), ...(region && { region }), ...(postalCode && { postalCode }) };
}
