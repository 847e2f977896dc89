import type { PublicProfile } from "@jobmap/contract";
import type { Json, StructuredData } from "@jobmap/contract/structured-data";
import { publicPagePath } from "./load-public-page.ts";

/** A person as search engines read one (schema.org), for pages whose owner wants to be found. It says nothing that the page does not show. */
export function personData({ document, ...seen }: PublicProfile, publicUrl: string): StructuredData {
  const { basics = {}, work = [], education = [], languages = [], skills = [], affiliations = [] } = document;
  const { city, region, countryCode } = basics.location ?? {};
  const links = [basics.url, ...(basics.profiles ?? []).map(({ url }) => url)];
  return {
    "@context": "https://schema.org",
    "@type": "Person",
    url: publicUrl + publicPagePath(seen.username, seen.profile_slug),
    ...said("name", basics.name),
    ...said("jobTitle", basics.label),
    ...said("description", basics.summary),
    ...said("email", basics.email),
    ...said("telephone", basics.phone),
    ...(seen.profile_image === "" ? {} : { image: new URL(seen.profile_image, publicUrl).href }),
    ...(city || region || countryCode
      ? {
          address: {
            "@type": "PostalAddress",
            ...said("streetAddress", basics.location?.address),
            ...said("addressLocality", city),
            ...said("addressRegion", region),
            ...said("postalCode", basics.location?.postalCode),
            ...said("addressCountry", countryCode),
          },
        }
      : {}),
    ...list(
      "sameAs",
      links.filter((link) => link !== undefined && /^https?:/i.test(link)),
    ),
    ...list(
      "worksFor",
      named(
        "Organization",
        work.filter(({ endDate }) => !endDate).map(({ name }) => name),
      ),
    ),
    ...list(
      "alumniOf",
      named(
        "EducationalOrganization",
        education.map(({ institution }) => institution),
      ),
    ),
    ...list(
      "memberOf",
      named(
        "Organization",
        affiliations.map(({ organization }) => organization),
      ),
    ),
    ...list(
      "knowsLanguage",
      languages.map(({ language }) => language),
    ),
    ...list(
      "knowsAbout",
      skills.map(({ name }) => name),
    ),
  };
}

const said = (name: string, value: string | undefined): Record<string, Json> =>
  value ? { [name]: value } : {};

function list(name: string, values: readonly (Json | undefined)[]): Record<string, Json> {
  const known = values.flatMap((value) => (value === undefined || value === "" ? [] : [value]));
  return known.length > 0 ? { [name]: known } : {};
}

const named = (type: string, names: readonly (string | undefined)[]): Json[] =>
  names.flatMap((name) => (name ? [{ "@type": type, name }] : []));
