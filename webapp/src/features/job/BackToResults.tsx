import type { JobDetail } from "@jobmap/contract";
import { Link } from "react-router";
import { t } from "#text";
import { mapPath } from "../../lib/paths.ts";
import { ChevronStartIcon, townText } from "../../ui/index.ts";
import { goBackToResults, useLastResults } from "../shell/last-results.ts";
import styles from "./BackToResults.module.css";
import { mappedLocation } from "./where.ts";

/** Radius in miles around the job, as in the explorer (specification, section 9). */
const DISTANCE = 20;

/** Links back to the search that led here; for readers from elsewhere, to the jobs around this one. */
export function BackToResults({ job }: { job?: JobDetail }) {
  const results = useLastResults((state) => state.path);
  const location = job && mappedLocation(job);
  const town = townText(location);
  const [to, text] =
    results !== null
      ? [results, t`Back to results`]
      : location && town
        ? [
            mapPath({
              location: town,
              latitude: location.latitude,
              longitude: location.longitude,
              distance: DISTANCE,
            }),
            t`Jobs near ${town}`,
          ]
        : [mapPath(), t`All jobs on the map`];
  return (
    <Link to={to} className={styles["back"] ?? ""} onClick={goBackToResults}>
      <ChevronStartIcon size="sm" />
      {text}
    </Link>
  );
}
