import { useState } from "react";
import { t } from "#text";
import { act } from "../../lib/api.ts";
import { toast } from "../../lib/toasts.ts";
import { Button, ConfirmDialog, LiveSwitch, PageSection } from "../../ui/index.ts";

interface SwitchAndEraseProps {
  isOn: boolean;
  isStated: boolean;
  onSwitch: (isOn: boolean) => Promise<void>;
}

/** Turns preferences off without losing them, or deletes them. */
export function SwitchAndErase({ isOn, isStated, onSwitch }: SwitchAndEraseProps) {
  const [isErasing, setErasing] = useState(false);
  return (
    <PageSection title={t`Use and deletion`} hint={t`Off, your wishes are kept and used for nothing.`}>
      <LiveSwitch label={t`Use my preferences`} on={isOn} onSave={onSwitch} />
      {isStated && (
        <p>
          <Button variant="line" onClick={() => setErasing(true)}>{t`Delete all preferences`}</Button>
        </p>
      )}
      <ConfirmDialog
        open={isErasing}
        onClose={() => setErasing(false)}
        title={t`Delete all your preferences?`}
        yes={t`Delete them`}
        no={t`Keep them`}
        onConfirm={async () => {
          toast(await act("POST user/preference/erase", { body: {} }), { tone: "success" });
        }}
      >
        <p>{t`Wishes and answers are deleted for good. Saved jobs and alerts stay.`}</p>
      </ConfirmDialog>
    </PageSection>
  );
}
