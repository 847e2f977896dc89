import { Trans, t } from "#text";
import type { StandInProps } from "../../lib/lazy-part.tsx";
import { IconButton, RetryIcon, Spinner, VisuallyHidden } from "../../ui/index.ts";
import styles from "./SessionCorner.module.css";

/** Replaces the bell while its chunk is loading or if it failed to load. */
export function BellStandIn({ name, failure }: StandInProps) {
  if (failure)
    return (
      <IconButton label={`${failure.text} ${t`Try again`}`} icon={<RetryIcon />} onClick={failure.retry} />
    );
  return (
    <span className={styles["place"]} role="status">
      <Spinner />
      <VisuallyHidden>
        <Trans>Loading {name}</Trans>
      </VisuallyHidden>
    </span>
  );
}
