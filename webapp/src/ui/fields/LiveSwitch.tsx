import { useState } from "react";
import { t } from "#text";
import { toast } from "../../lib/toasts.ts";
import { Switch, type SwitchProps } from "./Choice.tsx";

export interface LiveSwitchProps extends Omit<SwitchProps, "checked" | "defaultChecked" | "onChange"> {
  /** The value on the server. */
  on: boolean;
  /** Saves it, and resolves once `on` has the new value. Errors are shown as toasts. */
  onSave: (on: boolean) => Promise<void>;
}

/** Flips at once, and flips back with a toast if the server refuses. The next flip waits until the first is saved. */
export function LiveSwitch({ on, onSave, ...rest }: LiveSwitchProps) {
  const [asked, setAsked] = useState<boolean>();
  const saving = asked !== undefined;
  const save = async (next: boolean) => {
    setAsked(next);
    try {
      await onSave(next);
    } catch (failure) {
      toast(failure instanceof Error ? failure.message : t`Not saved. Try again.`, {
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
