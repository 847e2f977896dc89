import type { Data } from "@jobmap/contract";
import { t } from "#text";
import { deviceText } from "../../lib/device-text.ts";
import { Badge, Button } from "../../ui/index.ts";
import styles from "./DeviceList.module.css";

interface DeviceListProps {
  readonly devices: Data<"GET notification/devices">["devices"];
  readonly isBusy: boolean;
  onRemove(id: number, isCurrent: boolean): void;
}

const DATE = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" });

/** The devices that notifications are sent to; nothing without any. */
export function DeviceList({ devices, isBusy, onRemove }: DeviceListProps) {
  if (devices.length === 0) return null;
  const named = devices.map((one) => ({ ...one, name: deviceText(one.device) }));
  return (
    <ul className={styles["devices"]} aria-label={t`Devices with notifications`}>
      {named.map(({ id, name, created_at, is_current }) => (
        <li key={id} className={styles["device"]}>
          <div>
            <p>
              {name} {is_current && <Badge>{t`This one`}</Badge>}
            </p>
            <p className={styles["since"]}>{t`Since ${DATE.format(new Date(created_at))}`}</p>
          </div>
          <Button
            variant="line"
            size="sm"
            disabled={isBusy}
            aria-label={t`Remove ${name}`}
            onClick={() => onRemove(id, is_current)}
          >{t`Remove`}</Button>
        </li>
      ))}
    </ul>
  );
}
