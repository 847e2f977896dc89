import { useEffect, useState } from "react";
import { t } from "#text";
import type { ExploreState } from "../../lib/explore-state.ts";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { runChunk } from "../../lib/load-chunk.ts";
import { hasPendingAction } from "../../lib/pending-action.ts";
import { useSession } from "../../lib/session.ts";
import { BellIcon, Button, PartDialog } from "../../ui/index.ts";
import type { FilterNames } from "../explore/filters/filter-names.ts";
import { alertSearch } from "./alert-search.ts";
import styles from "./CreateAlert.module.css";
import { PENDING_ALERT } from "./pending-alert.ts";

/** Loaded as a separate chunk when the button is pressed. */
const AlertDialog = lazyPart(t`Create alert`, () => import("./AlertDialog.tsx"), PartDialog);

/** Creates an alert from the search: a button that opens the dialog. Hidden for a search without any conditions. */
export function CreateAlert({ state, names }: { state: ExploreState; names: FilterNames }) {
  const [isAsking, setAsking] = useState(false);
  const role = useSession(({ profile }) => profile?.role);
  useEffect(() => {
    if (role === "user" && hasPendingAction(PENDING_ALERT))
      void runChunk(
        t`Creating your alert`,
        () => import("./make-alert.ts"),
        ({ makePending }) => makePending(),
      );
  }, [role]);
  const search = alertSearch(state);
  if (role === "employer" || Object.keys(search).length === 0) return null;
  return (
    <>
      <Button
        variant="bare"
        size="sm"
        className={styles["button"]}
        icon={<BellIcon size="sm" />}
        aria-label={t`Create alert`}
        onClick={() => setAsking(true)}
      >
        <span className={styles["words"]}>{t`Create alert`}</span>
      </Button>
      {isAsking && (
        <AlertDialog state={state} names={names} search={search} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
