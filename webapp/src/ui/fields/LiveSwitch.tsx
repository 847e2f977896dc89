import { useState } from "react";
import { toast } from "../../lib/toasts.ts";
import { Switch, type SwitchProps } from "./Choice.tsx";

export interface LiveSwitchProps extends Omit<SwitchProps, "checked" | "defaultChecked" | "onChange"> {
  /** As the server has it. */
  on: boolean;
  /** Saves it, and settles when `on` is what it should be. What it throws is shown as a toast. */
  onSave: (on: boolean) => Promise<void>;
}

/** Flips at once, and back with a toast when the server refuses. Waits with the next flip until the first is saved. */
export function LiveSwitch({ on, onSave, ...rest }: LiveSwitchProps) {
  const [asked, setAsked] = useState<boolean>();
  const saving = asked !== undefined;
  const save = async (next: boolean) => {
    setAsked(next);
    try {
      await onSave(next);
    } catch (failure) {
      toast(failure instanceof Error ? failure.message : "Not saved. Try again.", {
        tone: "danger",
      });
    } finally {
      setAsked(undefined);
    }
  };
  return (
    <Switch
      {...rest}
      checked={asked ?? on}
      aria-busy={saving || undefined}
      onChange={(event) => {
        if (!saving) void save(event.currentTarget.checked);
      }}
    />
  );
}
