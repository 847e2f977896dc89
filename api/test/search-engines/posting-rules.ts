/**
 * What is wrong with a JobPosting, so that Google would refuse it or schema.org does not know it. Written from the documentation:
 * - G: https://developers.google.com/search/docs/appearance/structured-data/job-posting (required and recommended properties)
 * - S: https://schema.org/JobPosting and the types that it leads to (properties that each type has)
 */

type Value = unknown;
type Entry = Readonly<Record<string, Value>>;

const isEntry = (value: Value): value is Entry =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: Value): value is string => typeof value === "string" && value.trim() !== "";
const listOf = (value: Value): readonly Value[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];
const isAddress = (value: Value) =>
  isText(value) && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
const isNumber = (value: Value) => typeof value === "number" && Number.isFinite(value);

/** S: the properties of each type that a posting uses. */
const SHAPES: Readonly<Record<string, string>> = {
  JobPosting:
    "title description datePosted validThrough url identifier hiringOrganization jobLocation jobLocationType applicantLocationRequirements employmentType baseSalary jobBenefits skills totalJobOpenings educationRequirements experienceRequirements jobStartDate directApply qualifications responsibilities industry workHours",
  PropertyValue: "name value",
  Organization: "name sameAs logo url",
  Place: "address geo name",
  PostalAddress: "streetAddress addressLocality addressRegion postalCode addressCountry",
  GeoCoordinates: "latitude longitude",
  Country: "name",
  State: "name",
  City: "name",
  AdministrativeArea: "name",
  MonetaryAmount: "currency value minValue maxValue",
  QuantitativeValue: "value minValue maxValue unitText",
  EducationalOccupationalCredential: "credentialCategory",
  OccupationalExperienceRequirements: "monthsOfExperience",
};

/** G: values that Google reads. */
const EMPLOYMENT = new Set(
  "FULL_TIME PART_TIME CONTRACTOR TEMPORARY INTERN VOLUNTEER PER_DIEM OTHER".split(" "),
);
const UNITS = new Set("HOUR DAY WEEK MONTH YEAR".split(" "));
const CREDENTIALS = new Set([
  "high school",
  "associate degree",
  "bachelor degree",
  "professional certificate",
  "postgraduate degree",
]);
/** Those of ISO 4217 that the run time may be too old to know are added. */
const CURRENCIES = new Set([...Intl.supportedValuesOf("currency"), "VED", "XCG", "ZWG"]);
/** G: ISO 8601, a day or a time with its zone. */
const TIME = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/;
const isTime = (value: Value) => isText(value) && TIME.test(value) && !Number.isNaN(Date.parse(value));
const AREAS = new Set(["Country", "State", "City", "AdministrativeArea"]);

/** Each broken rule in words; none for a posting that both accept at `now`, in milliseconds. */
export function criticalErrors(posting: Value, now: number): string[] {
  if (!isEntry(posting)) return ["it is no object"];
  const errors: string[] = [];
  const must = (holds: boolean, rule: string) => {
    if (!holds) errors.push(rule);
  };
  must(posting["@context"] === "https://schema.org", "S: @context");
  must(posting["@type"] === "JobPosting", "S: @type");
  checkShape(posting, "JobPosting", must);

  must(isText(posting["title"]), "G: title is required");
  must(isText(posting["description"]), "G: description is required");
  must(posting["description"] !== posting["title"], "G: description is not the title");
  must(isTime(posting["datePosted"]), "G: datePosted is required, ISO 8601");
  must(Date.parse(String(posting["datePosted"])) <= now, "G: datePosted is not in the future");
  const ends = posting["validThrough"];
  must(ends === undefined || (isTime(ends) && Date.parse(String(ends)) > now), "G: validThrough is ahead");
  const employer = posting["hiringOrganization"];
  must(
    isEntry(employer) && employer["@type"] === "Organization" && isText(employer["name"]),
    "G: hiringOrganization with its name",
  );
  for (const name of ["sameAs", "logo"])
    must(
      !isEntry(employer) || employer[name] === undefined || isAddress(employer[name]),
      `S: ${name} is an address`,
    );
  must(posting["url"] === undefined || isAddress(posting["url"]), "S: url is an address");
  checkPlaces(posting, must);
  checkPay(posting["baseSalary"], must);
  must(
    listOf(posting["employmentType"]).every((type) => EMPLOYMENT.has(String(type))),
    "G: employmentType",
  );
  must(
    posting["directApply"] === undefined || typeof posting["directApply"] === "boolean",
    "G: directApply is yes or no",
  );
  const identifier = posting["identifier"];
  must(
    identifier === undefined ||
      (isEntry(identifier) && isText(identifier["name"]) && isText(identifier["value"])),
    "G: identifier with name and value",
  );
  checkRequirements(posting, must);
  return errors;
}

type Must = (holds: boolean, rule: string) => void;

/** S: a type and only properties that it has, all the way down, and nothing empty. */
function checkShape(entry: Entry, expected: string | undefined, must: Must): void {
  const type = String(entry["@type"]);
  const known = Object.hasOwn(SHAPES, type) ? SHAPES[type]?.split(" ") : undefined;
  must(known !== undefined && (expected === undefined || type === expected), `S: ${type} is a type`);
  for (const [name, value] of Object.entries(entry)) {
    if (name.startsWith("@")) continue;
    must(known?.includes(name) ?? false, `S: ${type} has no ${name}`);
    must(value !== null && value !== undefined && value !== "", `S: ${type}.${name} is empty`);
    for (const each of listOf(value)) if (isEntry(each)) checkShape(each, undefined, must);
  }
}

/** G: a place with its country, or remote with where applicants may live. */
function checkPlaces(posting: Entry, must: Must): void {
  const places = listOf(posting["jobLocation"]);
  const areas = listOf(posting["applicantLocationRequirements"]);
  const isRemote = posting["jobLocationType"] !== undefined;
  must(!isRemote || posting["jobLocationType"] === "TELECOMMUTE", "G: jobLocationType is TELECOMMUTE");
  must(
    places.length > 0 || (isRemote && areas.length > 0),
    "G: jobLocation, or remote with applicantLocationRequirements",
  );
  must(isRemote || areas.length === 0, "G: applicantLocationRequirements only of remote jobs");
  for (const place of places) {
    const address = isEntry(place) ? place["address"] : undefined;
    const country = isEntry(address) ? address["addressCountry"] : undefined;
    must(isText(country) && /^[A-Z]{2}$/.test(country), "G: jobLocation with addressCountry");
    const geo = isEntry(place) ? place["geo"] : undefined;
    must(
      geo === undefined ||
        (isEntry(geo) &&
          Math.abs(Number(geo["latitude"])) <= 90 &&
          Math.abs(Number(geo["longitude"])) <= 180),
      "S: geo in degrees",
    );
  }
  for (const area of areas)
    must(
      isEntry(area) && AREAS.has(String(area["@type"])) && isText(area["name"]),
      "G: applicantLocationRequirements with names",
    );
}

/** G: a currency, a unit, and one figure or a range. */
function checkPay(pay: Value, must: Must): void {
  if (pay === undefined) return;
  const value = isEntry(pay) ? pay["value"] : undefined;
  must(isEntry(pay) && CURRENCIES.has(String(pay["currency"])), "G: baseSalary.currency is an ISO 4217 code");
  must(isEntry(value), "G: baseSalary.value");
  if (!isEntry(value)) return;
  must(UNITS.has(String(value["unitText"])), "G: baseSalary unitText");
  const [low, high] = [value["minValue"], value["maxValue"]];
  const isOne = isNumber(value["value"]) && low === undefined && high === undefined;
  const isRange =
    value["value"] === undefined && isNumber(low) && isNumber(high) && Number(low) <= Number(high);
  must(isOne || isRange, "G: baseSalary has a value, or both ends");
  must(Number(value["value"] ?? low) >= 0, "G: baseSalary is not negative");
}

function checkRequirements(posting: Entry, must: Must): void {
  for (const each of listOf(posting["educationRequirements"]))
    must(
      each === "no requirements" || (isEntry(each) && CREDENTIALS.has(String(each["credentialCategory"]))),
      "G: educationRequirements",
    );
  for (const each of listOf(posting["experienceRequirements"])) {
    const months = isEntry(each) ? each["monthsOfExperience"] : undefined;
    must(each === "no requirements" || (isNumber(months) && Number(months) > 0), "G: experienceRequirements");
  }
  const openings = posting["totalJobOpenings"];
  must(openings === undefined || (Number.isInteger(openings) && Number(openings) > 0), "S: totalJobOpenings");
  must(posting["jobStartDate"] === undefined || isTime(posting["jobStartDate"]), "S: jobStartDate");
}
