import type { Data } from "@jobmap/contract";
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
  return (
    <ul className={styles["devices"]} aria-label="Devices with notifications">
      {devices.map(({ id, device, created_at, is_current }) => (
        <li key={id} className={styles["device"]}>
          <div>
            <p>
              {device} {is_current && <Badge>This one</Badge>}
            </p>
            <p className={styles["since"]}>Since {DATE.format(new Date(created_at))}</p>
          </div>
          <Button
            variant="line"
            size="sm"
            disabled={isBusy}
            aria-label={`Remove ${device}`}
            onClick={() => onRemove(id, is_current)}
          >
            Remove
          </Button>
        </li>
      ))}
    </ul>
  );
}
