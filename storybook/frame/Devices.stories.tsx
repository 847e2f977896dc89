import type { Meta, StoryObj } from "@storybook/react-vite";
import { DeviceList } from "../../webapp/src/features/notifications/DeviceList.tsx";
import { DeviceState } from "../../webapp/src/features/notifications/DeviceState.tsx";
import type { PushState } from "../../webapp/src/features/notifications/push-subscription.ts";

interface Shown {
  readonly state: PushState;
  readonly devices: readonly string[];
  readonly isBusy: boolean;
}

/** Notifications on devices: what this one can do, and the others. The first of the list is this one where they are on. */
const meta = {
  title: "Frame/Notifications on devices",
  args: { state: "off", devices: [], isBusy: false },
  render: ({ state, devices, isBusy }) => (
    <>
      <DeviceState state={state} isOn={state === "on"} isBusy={isBusy} onTurnOn={() => {}} />
      <DeviceList
        devices={devices.map((device, i) => ({
          id: i + 1,
          device,
          created_at: "2026-11-20T10:00:00.000Z",
          is_current: i === 0 && state === "on",
        }))}
        isBusy={isBusy}
        onRemove={() => {}}
      />
    </>
  ),
} satisfies Meta<Shown>;
export default meta;
type Story = StoryObj<Shown>;

export const Off: Story = {};
export const On: Story = { args: { state: "on", devices: ["Firefox on Linux"] } };
export const Several: Story = {
  args: { state: "on", devices: ["Chrome on Android", "Edge on Windows", "Samsung Internet on Android"] },
};
export const Elsewhere: Story = { args: { devices: ["Chrome on Android"] } };
export const Busy: Story = { args: { devices: ["Chrome on Android"], isBusy: true } };
export const Blocked: Story = { args: { state: "denied" } };
export const Unsupported: Story = { args: { state: "unsupported" } };
