import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { toast, useToasts } from "../../lib/toasts.ts";
import { Button } from "../actions/Button.tsx";
import { BellIcon, ClockIcon, FlagIcon, SealIcon } from "../icons/icons.tsx";
import { Dialog } from "../overlays/Dialog.tsx";
import { Badge } from "./Badge.tsx";
import { Announcer } from "./LiveRegion.tsx";
import { JobRowsSkeleton, TextSkeleton } from "./Skeleton.tsx";
import { Loading, Spinner } from "./Spinner.tsx";
import { EmptyState, ErrorState } from "./States.tsx";
import { Toasts } from "./Toasts.tsx";

const meta = { title: "Feedback/States and toasts" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  render: () => (
    <EmptyState
      title="No jobs match your search"
      waysOut={[
        { text: "Any pay, with housing", count: 16, action: "Drop pay", onTake: () => {} },
        { text: "$19 or more, with housing", count: 4, action: "Lower to $19", onTake: () => {} },
        { text: "Everything here", count: 1, action: "Clear all", onTake: () => {} },
      ]}
      action={<Button icon={<BellIcon />}>Tell me when one appears</Button>}
    >
      <p>
        32 jobs lie within 40 miles of Cambridge. None of them offers housing and $30 an hour or more. Try one
        of these:
      </p>
    </EmptyState>
  ),
};
export const EmptyWithoutWaysOut: Story = {
  render: () => (
    <EmptyState title="No open jobs here today">Wings Landing Farms usually hires from February.</EmptyState>
  ),
};
export const Failed: Story = {
  render: () => (
    <ErrorState title="The list did not load" onRetry={() => {}}>
      Your search and filters are kept.
    </ErrorState>
  ),
};
export const Retrying: Story = {
  render: () => (
    <ErrorState title="The list did not load" onRetry={() => {}} retrying>
      The map is fine; the jobs did not arrive.
    </ErrorState>
  ),
};
export const EmptyRightToLeft: Story = { ...Empty, parameters: { direction: "rtl" } };
export const Skeletons: Story = {
  render: () => (
    <>
      <JobRowsSkeleton rows={3} />
      <div style={{ padding: 24 }}>
        <TextSkeleton lines={5} />
      </div>
    </>
  ),
};
export const Waiting: Story = { render: () => <Loading>Looking around Cambridge</Loading> };
export const Spinners: Story = {
  render: () => (
    <div style={{ display: "flex", gap: 16, alignItems: "center" }}>
      <Spinner />
      <Spinner size="lg" />
    </div>
  ),
};
export const Badges: Story = {
  render: () => (
    <div style={{ display: "flex", gap: 6, flexWrap: "wrap" }}>
      <Badge tone="new">New</Badge>
      <Badge tone="ok" icon={<SealIcon size="sm" />}>
        Live
      </Badge>
      <Badge tone="warn" icon={<ClockIcon size="sm" />}>
        Confirm by Mar 14
      </Badge>
      <Badge tone="danger" icon={<FlagIcon size="sm" />}>
        Reported
      </Badge>
      <Badge tone="sea">Remote</Badge>
      <Badge>Draft</Badge>
    </div>
  ),
};

function ToastButtons() {
  return (
    <div style={{ display: "flex", gap: 8, flexWrap: "wrap" }}>
      <Announcer />
      <Toasts />
      <Button variant="line" onClick={() => toast("Copied to clipboard")}>
        Plain
      </Button>
      <Button
        variant="line"
        onClick={() => toast("Saved", { tone: "success", action: { text: "Undo", run: () => {} } })}
      >
        With a way back
      </Button>
      <Button variant="line" onClick={() => toast("That did not reach us. Try again.", { tone: "danger" })}>
        Failure
      </Button>
    </div>
  );
}
export const OnDemand: Story = { render: () => <ToastButtons /> };
/** Toasts disappear after two seconds; focus inside keeps them for this story. */
export const ThreeToasts: Story = {
  render: () => <ToastButtons />,
  play: async ({ canvasElement }) => {
    useToasts.setState({ toasts: [] });
    toast("Copied to clipboard");
    toast("Saved to Spring season", { tone: "success", action: { text: "Undo", run: () => {} } });
    toast("That did not reach us. Nothing was lost; try again when the connection is back.", {
      tone: "danger",
    });
    const toasts = await within(canvasElement).findByRole("region", { name: "Notices" });
    await expect(await within(toasts).findAllByRole("button", { name: "Dismiss" })).toHaveLength(3);
    within(toasts).getByRole("button", { name: "Undo" }).focus();
  },
};

function ToastOverDialog({ placement }: { placement?: "center" | "side" }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Announcer />
      <Toasts />
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Share this map"
        placement={placement ?? "center"}
      >
        <Button
          onClick={() =>
            toast("copied clipboard", {
              tone: "success",
              action: { text: "Close all", run: () => setOpen(false) },
            })
          }
        >
          Copy link
        </Button>
      </Dialog>
    </>
  );
}
/** A modal dialog makes the page behind it inert, so its toasts render inside it. */
export const OverADialog: Story = {
  render: () => <ToastOverDialog />,
  play: async ({ canvasElement }) => {
    useToasts.setState({ toasts: [] });
    const dialog = within(await within(canvasElement).findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Copy link" }));
    const toasts = within(await dialog.findByRole("region", { name: "Notices" }));
    await expect(dialog.getByRole("status")).toHaveTextContent("copied clipboard");
    toasts.getByRole("button", { name: "Dismiss" }).focus();
  },
};
/** The head of a panel is at the top right: its title and close button stay visible. */
export const OverAPanel: Story = {
  render: () => <ToastOverDialog placement="side" />,
  play: async ({ canvasElement }) => {
    useToasts.setState({ toasts: [] });
    const dialog = within(await within(canvasElement).findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Copy link" }));
    const toasts = await dialog.findByRole("region", { name: "Notices" });
    const box = (element: HTMLElement) => element.getBoundingClientRect();
    // The panel slides in. On a phone it is at the bottom.
    await waitFor(async () => {
      const [own, cross] = [box(toasts), box(dialog.getByRole("button", { name: "Close" }))];
      await expect(own.top >= cross.bottom || own.bottom <= cross.top).toBe(true);
    });
    within(toasts).getByRole("button", { name: "Dismiss" }).focus();
  },
};
