/** Short names of large cities. */
export const NICKNAMES: readonly (readonly [nickname: string, region: string, name: string])[] = [
  ["nyc", "NY", "New York"],
  ["newyorkcity", "NY", "New York"],
  ["la", "CA", "Los Angeles"],
  ["sf", "CA", "San Francisco"],
  ["dc", "DC", "Washington"],
  ["philly", "PA", "Philadelphia"],
  ["phila", "PA", "Philadelphia"],
  ["vegas", "NV", "Las Vegas"],
  ["nola", "LA", "New Orleans"],
  ["slc", "UT", "Salt Lake City"],
  ["okc", "OK", "Oklahoma City"],
  ["indy", "IN", "Indianapolis"],
  ["jax", "FL", "Jacksonville"],
  ["atl", "GA", "Atlanta"],
  ["kcmo", "MO", "Kansas City"],
  ["stpete", "FL", "St. Petersburg"],
];
