import type { StandInProps } from "../../lib/lazy-part.tsx";
import { IconButton, RetryIcon, Spinner, VisuallyHidden } from "../../ui/index.ts";
import styles from "./SessionCorner.module.css";

/** In the place of the bell while its script is on its way, and when it did not arrive. */
export function BellStandIn({ name, failure }: StandInProps) {
  if (failure)
    return <IconButton label={`${failure.text} Try again`} icon={<RetryIcon />} onClick={failure.retry} />;
  return (
    <span className={styles["place"]} role="status">
      <Spinner />
      <VisuallyHidden>Loading {name}</VisuallyHidden>
    </span>
  );
}
