import type { Input } from "@jobmap/contract";
import { boundsText, type ExploreState, PAGE_SIZE } from "../../../lib/explore-state.ts";

type FilterQuery = NonNullable<Input<"GET user/job/filter-data">["query"]>;
type ListQuery = NonNullable<Input<"GET user/job/list">["query"]>;

/** What narrows a state's jobs, in the words of the API; the same for the list, the counts and the pins. */
export function filterQuery(state: ExploreState): FilterQuery {
  return {
    search: state.search,
    // Its name is for the trends; where it is was found before.
    location: state.point ? state.location : "",
    latitude: state.point?.latitude,
    longitude: state.point?.longitude,
    // Within a part of the map the place limits nothing: distances are measured from it, no more.
    distance: state.point ? (state.bounds ? 0 : state.distance) : undefined,
    "company-info": state.companyInfo,
    "company-info-third-party": state.thirdParty,
    company: state.companies,
    employment_type: state.employmentTypes,
    location_type: state.locationTypes,
    category: state.categories,
    education: state.education,
    pay_floor: state.payFloor ?? undefined,
    posted_within: state.postedWithin ?? undefined,
    bbox: state.bounds ? boundsText(state.bounds) : undefined,
    area: state.area ?? undefined,
  };
}

export function listQuery(state: ExploreState): ListQuery {
  return { ...filterQuery(state), sort: state.sort ?? undefined, page: state.page, limit: PAGE_SIZE };
}

/** The pins of a view. An open stack narrows the list alone: the map around it stays. */
export function pinsQuery(state: ExploreState): FilterQuery {
  const {
    bbox: _,
    area: __,
    ...query
  } = filterQuery(state.bounds ? { ...state, point: null, location: "" } : state);
  return query;
}
