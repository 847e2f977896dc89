import type { FirstJobs, FirstView } from "@jobmap/widget/outline";
import type { CompanyMap } from "../../company-map/index.ts";
import type { Picture } from "./picture.ts";

/** The data of a company's map without its jobs. */
export function firstJobs({ meta, fewer }: Pick<CompanyMap, "meta" | "fewer">): FirstJobs {
  return { meta, fewer: fewer() };
}

/** What a `<job-map>` shows before its code has loaded: the picture of the frame's page, in parts. */
export function firstView(map: Pick<CompanyMap, "meta" | "fewer">, picture: Picture | null): FirstView {
  if (picture === null) return { ...firstJobs(map), picture };
  const { svg: _, ...parts } = picture;
  return { ...firstJobs(map), picture: parts };
}
