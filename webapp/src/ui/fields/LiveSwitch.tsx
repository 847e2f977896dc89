import { useOptimistic, useTransition } from "react";
import { toast } from "../../lib/toasts.ts";
import { Switch, type SwitchProps } from "./Choice.tsx";

export interface LiveSwitchProps extends Omit<SwitchProps, "checked" | "defaultChecked" | "onChange"> {
  /** As the server has it. */
  on: boolean;
  /** Saves it, and settles when `on` is what it should be. What it throws is shown as a notice. */
  onSave: (on: boolean) => Promise<void>;
}

/** Flips at once, and back with a notice when the server refuses. Waits with the next flip until the first is saved. */
export function LiveSwitch({ on, onSave, ...rest }: LiveSwitchProps) {
  const [shown, flip] = useOptimistic(on);
  const [saving, startSaving] = useTransition();
  const save = (next: boolean) =>
    startSaving(async () => {
      flip(next);
      try {
        await onSave(next);
      } catch (failure) {
        toast(failure instanceof Error ? failure.message : "That was not saved. Try again.", {
          tone: "danger",
        });
      }
    });
  return (
    <Switch
      {...rest}
      checked={shown}
      aria-busy={saving || undefined}
      onChange={(event) => {
        if (!saving) save(event.currentTarget.checked);
      }}
    />
  );
}
