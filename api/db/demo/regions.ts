/** Pay levels of a state: its cost of living and its minimum wage. */
export interface Region {
  readonly name: string;
  /** Pay relative to the whole country, after the regional price parities of the Bureau of Economic Analysis. */
  readonly cost: number;
  /** Minimum wage in dollars an hour, rounded; the federal 7.25 if the state has no higher one. */
  readonly minimumWage: number;
}

const TABLE: readonly (readonly [string, string, number, number])[] = [
  ["AK", "Alaska", 1.06, 13],
  ["AL", "Alabama", 0.91, 7.25],
  ["AR", "Arkansas", 0.9, 11],
  ["AZ", "Arizona", 1, 15.15],
  ["CA", "California", 1.14, 16.9],
  ["CO", "Colorado", 1.05, 15.2],
  ["CT", "Connecticut", 1.07, 16.95],
  ["DC", "District of Columbia", 1.16, 18],
  ["DE", "Delaware", 1, 15],
  ["FL", "Florida", 1.01, 14],
  ["GA", "Georgia", 0.97, 7.25],
  ["HI", "Hawaii", 1.1, 16],
  ["IA", "Iowa", 0.91, 7.25],
  ["ID", "Idaho", 0.93, 7.25],
  ["IL", "Illinois", 1.01, 15],
  ["IN", "Indiana", 0.93, 7.25],
  ["KS", "Kansas", 0.92, 7.25],
  ["KY", "Kentucky", 0.92, 7.25],
  ["LA", "Louisiana", 0.91, 7.25],
  ["MA", "Massachusetts", 1.12, 15],
  ["MD", "Maryland", 1.07, 15],
  ["ME", "Maine", 0.99, 15.1],
  ["MI", "Michigan", 0.96, 13.75],
  ["MN", "Minnesota", 1, 11.4],
  ["MO", "Missouri", 0.93, 15],
  ["MS", "Mississippi", 0.88, 7.25],
  ["MT", "Montana", 0.94, 10.85],
  ["NC", "North Carolina", 0.95, 7.25],
  ["ND", "North Dakota", 0.92, 7.25],
  ["NE", "Nebraska", 0.93, 15],
  ["NH", "New Hampshire", 1.05, 7.25],
  ["NJ", "New Jersey", 1.1, 15.9],
  ["NM", "New Mexico", 0.93, 12],
  ["NV", "Nevada", 0.98, 12],
  ["NY", "New York", 1.11, 16.5],
  ["OH", "Ohio", 0.94, 11],
  ["OK", "Oklahoma", 0.91, 7.25],
  ["OR", "Oregon", 1.05, 15.05],
  ["PA", "Pennsylvania", 0.98, 7.25],
  ["PR", "Puerto Rico", 0.8, 10.5],
  ["RI", "Rhode Island", 1.03, 16],
  ["SC", "South Carolina", 0.94, 7.25],
  ["SD", "South Dakota", 0.9, 11.85],
  ["TN", "Tennessee", 0.94, 7.25],
  ["TX", "Texas", 0.98, 7.25],
  ["UT", "Utah", 0.97, 7.25],
  ["VA", "Virginia", 1.03, 12.8],
  ["VT", "Vermont", 1, 14.4],
  ["WA", "Washington", 1.11, 17.1],
  ["WI", "Wisconsin", 0.94, 7.25],
  ["WV", "West Virginia", 0.89, 8.75],
  ["WY", "Wyoming", 0.94, 7.25],
];

/** The 50 states, the District of Columbia and Puerto Rico by their USPS codes. */
export const REGIONS: ReadonlyMap<string, Region> = new Map(
  TABLE.map(([code, name, cost, minimumWage]) => [code, { name, cost, minimumWage }]),
);

/** @throws RangeError for a code that is not in the table */
export function regionOf(code: string): Region {
  const region = REGIONS.get(code);
  if (!region) throw new RangeError(`No state has the code ${code}`);
  return region;
}
