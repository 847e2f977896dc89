import { useState } from "react";
import { t } from "#text";
import { Dialog, Switch } from "../../../ui/index.ts";
import { areKeysOn, KEYS, setKeysOn } from "./keys.ts";
import styles from "./Reading.module.css";

/** The keys, and a switch that turns them off. */
export function KeyHelp({ onClose }: { onClose: () => void }) {
  const [on, setOn] = useState(areKeysOn);
  return (
    <Dialog open title={t`Keys`} onClose={onClose}>
      <dl className={styles["keys"]}>
        {KEYS.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Switch
        label={t`Use these keys`}
        checked={on}
        onChange={() => {
          setOn(!on);
          setKeysOn(!on);
        }}
      />
    </Dialog>
  );
}
