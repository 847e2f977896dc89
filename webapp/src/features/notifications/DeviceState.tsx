import { t } from "#text";
import { Button } from "../../ui/index.ts";
import type { PushState } from "./push-subscription.ts";

interface DeviceStateProps {
  readonly state: PushState;
  /** Whether the server sends notifications to this device. */
  readonly isOn: boolean;
  readonly isBusy: boolean;
  onTurnOn(): void;
}

/** What can be done on this device, or why nothing can. */
export function DeviceState({ state, isOn, isBusy, onTurnOn }: DeviceStateProps) {
  if (state === "unsupported")
    return (
      <p>{t`This browser shows no notifications of websites. On iPhone and iPad, add Jobmap to the Home Screen first.`}</p>
    );
  if (state === "denied")
    return (
      <p>{t`You have blocked notifications of this site. Allow them in your browser’s settings to turn them on here.`}</p>
    );
  if (isOn && state === "on")
    return <p>{t`Notifications appear on this device while you are signed in here.`}</p>;
  return (
    <>
      <p>{t`Get the notifications of the bell on this device, also while Jobmap is closed. They end when you sign out.`}</p>
      <Button
        variant="line"
        disabled={isBusy}
        onClick={onTurnOn}
      >{t`Turn on notifications on this device`}</Button>
    </>
  );
}
