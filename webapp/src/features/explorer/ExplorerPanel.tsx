import { useState } from "react";
import { t } from "#text";
import { ServerState } from "../../lib/server-state/ServerState.tsx";
import { useSession } from "../../lib/session.ts";
import { Button, ChevronDownIcon, Dialog } from "../../ui/index.ts";
import type { PanelProps } from "../shell/panel-props.ts";
import { Chooser } from "./Chooser.tsx";
import { Cities } from "./Cities.tsx";
import { Companies } from "./Companies.tsx";
import { Dismissed } from "./Dismissed.tsx";
import styles from "./Explorer.module.css";
import { isNearby, isOwn, KIND_TEXT, NEARBY, offeredKinds, pick, usePicked } from "./kinds.ts";
import { NearbySearches } from "./NearbySearches.tsx";
import { RecentSearches } from "./RecentSearches.tsx";
import { useNearby } from "./use-nearby.ts";

/** Starting points for users who do not know what to type: employers, cities, and recent searches. */
export default function ExplorerPanel({ onClose }: PanelProps) {
  const role = useSession(({ profile }) => profile?.role);
  const picked = usePicked(({ kind }) => kind);
  const [isChoosing, setChoosing] = useState(false);
  const nearby = useNearby();
  const kinds = offeredKinds(role);
  // After signing out or clearing the location, a list that is no longer available falls back to the default.
  const isThere = isNearby(picked) ? nearby !== undefined : !isOwn(picked) || role === "user";
  const kind = isThere ? picked : "companies";
  const others = NEARBY.filter((one) => one !== kind);
  return (
    <ServerState>
      <Dialog open onClose={onClose} title={KIND_TEXT[kind]} placement="side">
        <div className={styles["panel"]}>
          <Button
            variant="line"
            iconEnd={<ChevronDownIcon />}
            aria-haspopup="dialog"
            onClick={() => setChoosing(true)}
          >{t`Choose another list`}</Button>
          {nearby && (
            <nav aria-label={t`What people near you search for`} className={styles["nearby"]}>
              <p>{t`Near you`}</p>
              {others.map((one) => (
                <Button key={one} variant="bare" size="sm" onClick={() => pick(one)}>
                  {KIND_TEXT[one]}
                </Button>
              ))}
            </nav>
          )}
          {kind === "companies" && <Companies near={nearby?.trending_companies ?? []} onGo={onClose} />}
          {kind === "cities" && <Cities onGo={onClose} />}
          {kind === "recent" && <RecentSearches onGo={onClose} />}
          {kind === "dismissed" && <Dismissed onGo={onClose} />}
          {isNearby(kind) && nearby && <NearbySearches key={kind} kind={kind} data={nearby} onGo={onClose} />}
        </div>
      </Dialog>
      {isChoosing && (
        <Chooser
          kinds={kinds}
          current={kind}
          onClose={() => setChoosing(false)}
          onPick={(next) => {
            pick(next);
            setChoosing(false);
          }}
        />
      )}
    </ServerState>
  );
}
