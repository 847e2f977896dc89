/** The largest US cities, each the center of a different region; the ones with the most jobs are shown. */
export const CITIES = [
  "New York, NY",
  "Los Angeles, CA",
  "Chicago, IL",
  "Houston, TX",
  "Phoenix, AZ",
  "Philadelphia, PA",
  "San Diego, CA",
  "Dallas, TX",
  "Jacksonville, FL",
  "Seattle, WA",
  "Denver, CO",
  "Boston, MA",
  "Atlanta, GA",
  "Nashville, TN",
] as const;
