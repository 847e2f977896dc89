import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { t } from "#text";
import { ApiFailure, act } from "../../lib/api.ts";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import { toast } from "../../lib/toasts.ts";
import { ErrorState, TextSkeleton } from "../../ui/index.ts";
import { DeviceList } from "./DeviceList.tsx";
import { DeviceState } from "./DeviceState.tsx";
import { type PushState, pushState, subscribe, unsubscribeHere } from "./push-subscription.ts";

/** Where notifications appear while no page is open: this device, and the others with a button to remove each. */
export function DeviceSettings() {
  const list = useQuery(endpointQuery("GET notification/devices", {}));
  const [state, setState] = useState<PushState | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    pushState().then(setState, () => setState("unsupported"));
  }, []);
  if (list.isLoadingError)
    return (
      <ErrorState title={t`Your devices did not load.`} headingLevel={3} onRetry={() => void list.refetch()}>
        {list.error.message}
      </ErrorState>
    );
  if (list.isPending || state === null) return <TextSkeleton lines={2} />;
  const { public_key, devices } = list.data;

  const attempt = async (step: () => Promise<string | undefined>) => {
    setBusy(true);
    try {
      const message = await step();
      if (message) toast(message);
    } catch (error) {
      const text =
        error instanceof ApiFailure ? error.message : t`This browser could not turn them on. Try again.`;
      toast(text, { tone: "danger" });
    } finally {
      setState(await pushState());
      setBusy(false);
    }
  };
  const turnOn = () =>
    attempt(async () => {
      const target = await subscribe(public_key);
      return target ? await act("POST notification/devices", { body: target }) : undefined;
    });
  const remove = (id: number, isCurrent: boolean) =>
    attempt(async () => {
      if (isCurrent) await unsubscribeHere();
      return await act("POST notification/remove-device", { body: { id } });
    });
  return (
    <>
      <DeviceState
        state={state}
        isOn={devices.some(({ is_current }) => is_current)}
        isBusy={isBusy}
        onTurnOn={() => void turnOn()}
      />
      <DeviceList
        devices={devices}
        isBusy={isBusy}
        onRemove={(id, isCurrent) => void remove(id, isCurrent)}
      />
    </>
  );
}
