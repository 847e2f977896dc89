import { t } from "#text";
import { countryName } from "./country-name.ts";

/** Where applicants for remote work can be required to live: the country, or some of its states (ISO 3166). */
const STATES =
  "AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming";

export const REGIONS: readonly { value: string; text: string }[] = [
  { value: "US", text: t`United States` },
  ...STATES.split(",").map((state) => ({ value: `US-${state.slice(0, 2)}`, text: state.slice(3) })),
];

const NAMES = new Map(REGIONS.map(({ value, text }) => [value, text]));

/** "US-MD" is Maryland, "CA" is Canada; free text from imported listings is returned unchanged. */
export function regionText(written: string): string {
  return NAMES.get(written) ?? countryName(written);
}
