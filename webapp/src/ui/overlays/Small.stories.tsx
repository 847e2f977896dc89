import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Button } from "../actions/Button.tsx";
import { Chip } from "../actions/Chip.tsx";
import { IconButton } from "../actions/IconButton.tsx";
import { Checkbox } from "../fields/Choice.tsx";
import { FlagIcon, ShareIcon } from "../icons/icons.tsx";
import { CopyIcon, EyeOffIcon, MoreIcon } from "../icons/tool-icons.tsx";
import { Disclosure } from "./Disclosure.tsx";
import { Menu } from "./Menu.tsx";
import { Popover } from "./Popover.tsx";
import { Tooltip } from "./Tooltip.tsx";

const meta = {
  title: "Overlays/Popover, menu, tooltip, disclosure",
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const popover = (
  <Popover
    label="Kind of work"
    trigger={(wired) => (
      <Chip {...wired} opens>
        {"Kind of work"}
      </Chip>
    )}
  >
    {(close) => (
      <div style={{ display: "grid", gap: 8, inlineSize: 240 }}>
        <Checkbox label="Full time" count={1204} />
        <Checkbox label="Part time" count={318} />
        <Button size="sm" onClick={close}>
          Show 1,522 jobs
        </Button>
      </div>
    )}
  </Popover>
);
const openPopover: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole("button", { name: "Kind of work" }));
  await expect(await canvas.findByRole("dialog", { name: "Kind of work" })).toBeVisible();
};
export const PopoverOpen: Story = { render: () => popover, play: openPopover };
export const PopoverRightToLeft: Story = { ...PopoverOpen, parameters: { direction: "rtl" } };

const menu = (
  <Menu
    label="More about this job"
    align="start"
    trigger={(wired) => <IconButton {...wired} variant="line" label="More" icon={<MoreIcon />} />}
    items={[
      { id: "share", text: "Share", icon: <ShareIcon />, onSelect: () => {} },
      { id: "copy", text: "Copy link", icon: <CopyIcon />, onSelect: () => {} },
      { id: "hide", text: "Not interested", icon: <EyeOffIcon />, disabled: true, onSelect: () => {} },
      { id: "report", text: "Report this job", icon: <FlagIcon />, tone: "danger", onSelect: () => {} },
    ]}
  />
);
export const MenuOpen: Story = {
  render: () => menu,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "More" }));
    await expect(await canvas.findByRole("menuitem", { name: "Share" })).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(canvas.getByRole("menuitem", { name: "Report this job" })).toHaveFocus();
    await userEvent.keyboard("c");
    await expect(canvas.getByRole("menuitem", { name: "Copy link" })).toHaveFocus();
  },
};
export const WithTooltip: Story = {
  render: () => (
    <Tooltip text="Copy link">
      <IconButton variant="line" label="Copy link" icon={<CopyIcon />} />
    </Tooltip>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("button", { name: "Copy link" })).toHaveFocus();
  },
};
export const Disclosures: Story = {
  render: () => (
    <div style={{ maxInlineSize: 420 }}>
      <Disclosure summary="Kind of work" open>
        <Checkbox label="Full time" count={1204} />
        <Checkbox label="Part time" count={318} />
      </Disclosure>
      <Disclosure summary="Education">
        <Checkbox label="None required" count={201} />
      </Disclosure>
      <Disclosure summary="How pay is compared" look="word">
        <p>Yearly pay is divided by 2,080 hours.</p>
      </Disclosure>
    </div>
  ),
};
