import { useEffect, useRef } from "react";
import { t } from "#text";
import { ErrorState } from "../../../ui/index.ts";
import type { Failure } from "../results/failure.ts";

interface FailedResultsProps {
  failure: Failure;
  retrying: boolean;
  onRetry: () => void;
}

/** Shown when the list failed to load. The search is kept, the map keeps working, and the list reloads when the network is back. */
export function FailedResults({ failure, retrying, onRetry }: FailedResultsProps) {
  const retry = useRef(onRetry);
  retry.current = onRetry;
  useEffect(() => {
    const back = () => retry.current();
    addEventListener("online", back);
    return () => removeEventListener("online", back);
  }, []);
  const fields = Object.values(failure.fields);
  if (failure.code === "invalid_input") {
    return (
      <ErrorState title={t`This search is not valid`}>
        {(fields.length > 0 ? fields : [failure.message]).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </ErrorState>
    );
  }
  const offline = failure.code === "network_error";
  return (
    <ErrorState
      title={offline ? t`You seem to be offline` : t`The list did not load`}
      onRetry={onRetry}
      retrying={retrying}
    >
      <p>
        {offline
          ? t`Your search and filters are kept. The list will load when you are back online.`
          : t`Your search and filters are kept.`}
      </p>
    </ErrorState>
  );
}
