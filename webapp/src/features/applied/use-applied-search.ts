import { useSearchParams } from "react-router";
import { isPart, type PartId } from "./application-status.ts";

/** The list follows the address; `?application=` shows a single application. */
export function useAppliedSearch() {
  const [params, setParams] = useSearchParams();
  const shown = params.get("show");
  const wanted = Number(params.get("page") ?? 1);
  const one = params.get("application");
  const part: PartId = isPart(shown) ? shown : "all";
  const queryOf = (next: PartId, page: number) => {
    const query = new URLSearchParams();
    if (next !== "all") query.set("show", next);
    if (page > 1) query.set("page", String(page));
    return query;
  };
  return {
    part,
    page: Number.isInteger(wanted) && wanted > 0 ? wanted : 1,
    application: one !== null && /^\d{1,10}$/.test(one) ? one : undefined,
    show: (next: PartId) => setParams(queryOf(next, 1)),
    linkTo: (page: number) => ({ search: `?${queryOf(part, page)}` }),
  };
}
