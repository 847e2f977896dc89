import { RICH_TEXT_LIMITS } from "@jobmap/contract/rich-text";
import { textOf } from "@jobmap/contract/text-of";
import { isCovered } from "../places/geocode.ts";
import { blocks, type Posting, type PostingCheck, warns } from "./posting.ts";

const TITLE_MIN = 5;
const TITLE_MAX = 100;
const { min: DESCRIPTION_MIN, max: DESCRIPTION_MAX } = RICH_TEXT_LIMITS.description;

/**
 * What schema.org's JobPosting requires, and what Google's guidelines for it forbid
 * (developers.google.com/search/docs/appearance/structured-data/job-posting).
 */
export function* googleChecks(posting: Posting): Generator<PostingCheck> {
  yield* titleChecks(posting);
  const length = textOf(posting.description).length;
  if (length < DESCRIPTION_MIN)
    yield blocks(
      "description_short",
      "description",
      `The description needs at least ${DESCRIPTION_MIN} characters; it has ${length}.`,
    );
  if (length > DESCRIPTION_MAX)
    yield blocks(
      "description_long",
      "description",
      `The description can have at most ${DESCRIPTION_MAX.toLocaleString("en-US")} characters.`,
    );
  if (posting.employment_types.length === 0)
    yield blocks(
      "employment_type_missing",
      "employment_types",
      "Please choose at least one employment type.",
    );
  yield* placeChecks(posting);
  if (!posting.company_has_logo)
    yield warns(
      "logo_missing",
      "company",
      "Jobs with a logo get more views. Add yours to your company profile.",
    );
}

function* titleChecks({ title, locations, company_name }: Posting): Generator<PostingCheck> {
  const length = [...title].length;
  if (length < TITLE_MIN)
    yield blocks("title_short", "title", `The title needs at least ${TITLE_MIN} characters.`);
  if (length > TITLE_MAX)
    yield warns("title_long", "title", `Titles over ${TITLE_MAX} characters are cut off in search results.`);
  if (/[$€£]\s?\d|\d+\s?(?:k\b|\/\s?h|per hour|an hour)/i.test(title))
    yield warns("title_has_pay", "title", "Put pay in the pay field, not the title.");
  if (/(?:\bref|\breq|\bjob\s?id|#)\W{0,3}\d{3,}|\b[A-Z]{2,4}-?\d{4,}\b/i.test(title))
    yield warns("title_has_code", "title", "Put reference codes in the requisition ID, not the title.");
  const town = locations.find(
    ({ locality }) => locality && new RegExp(`\\b${escaped(locality)}\\b`, "iu").test(title),
  );
  if (town)
    yield warns("title_has_place", "title", `"${town.locality}" belongs in the location, not the title.`);
  if (company_name && title.toLowerCase().includes(company_name.toLowerCase()))
    yield warns("title_has_company", "title", "Your company name already appears next to the title.");
  if (/\p{Lu}/u.test(title) && title === title.toUpperCase() && /\p{L}{4,}/u.test(title))
    yield warns("title_shouts", "title", "Titles in all caps are harder to read.");
  if (/[!*★☆✨🔥]{1,}/u.test(title))
    yield warns(
      "title_has_ornaments",
      "title",
      "Avoid exclamation points and symbols in titles; search engines penalize them.",
    );
}

function* placeChecks({
  location_type,
  locations,
  applicant_location_requirements,
}: Posting): Generator<PostingCheck> {
  if (location_type === "TELECOMMUTE") {
    if (applicant_location_requirements.length === 0)
      yield blocks(
        "remote_region_missing",
        "applicant_location_requirements",
        "Remote jobs must say where applicants can live, such as United States.",
      );
    return;
  }
  if (locations.length === 0)
    yield blocks("location_missing", "locations", "Please add at least one location.");
  const unplaced = locations.filter(({ latitude }) => latitude === null);
  if (unplaced.some(({ country }) => isCovered(country)))
    yield blocks(
      "location_unplaced",
      "locations",
      "We couldn't find one of the locations on the map. Please correct its address or set its pin.",
    );
  else if (unplaced.length > 0)
    yield warns(
      "location_off_map",
      "locations",
      "We couldn't find one of the locations outside the US. It is listed without a pin until you set one.",
    );
  if (locations.some(({ locality, postal_code }) => !locality && !postal_code))
    yield blocks("location_without_town", "locations", "Each location needs a city or a ZIP or postal code.");
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
