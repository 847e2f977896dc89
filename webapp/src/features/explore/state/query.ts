import type { Input } from "@jobmap/contract";
import { boundsText, type ExploreState, PAGE_SIZE } from "../../../lib/explore-state.ts";

type FilterQuery = NonNullable<Input<"GET user/job/filter-data">["query"]>;
type ListQuery = NonNullable<Input<"GET user/job/list">["query"]>;

/** The filters of a state as API parameters, identical for the list, the counts and the pins. */
export function filterQuery(state: ExploreState): FilterQuery {
  return {
    search: state.search,
    // The name of an area is the search's place. That of a point feeds the trends; its coordinates were resolved before.
    location: state.point || (state.extent && !state.bounds) ? state.location : "",
    latitude: state.point?.latitude,
    longitude: state.point?.longitude,
    // Within a map area the place limits nothing: it is only the point that distances are measured from.
    distance: state.point ? (state.bounds ? 0 : state.distance) : undefined,
    within: state.within ?? undefined,
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

/** Parameters for the pins of a view. An open stack narrows only the list: the map around it stays. */
export function pinsQuery(state: ExploreState): FilterQuery {
  const {
    bbox: _,
    area: __,
    ...query
  } = filterQuery(state.bounds ? { ...state, point: null, extent: null, location: "" } : state);
  return query;
}
