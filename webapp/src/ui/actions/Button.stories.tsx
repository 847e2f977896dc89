import type { Meta, StoryObj } from "@storybook/react-vite";
import { HeartIcon, RetryIcon, ShareIcon } from "../icons/icons.tsx";
import { Button, ButtonLink } from "./Button.tsx";

const meta = {
  title: "Actions/Button",
  component: Button,
  args: { children: "View job" },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: "flex", flexWrap: "wrap", gap: 12, alignItems: "center" } as const;

export const Primary: Story = {};
export const Variants: Story = {
  render: () => (
    <div style={row}>
      <Button>Apply</Button>
      <Button variant="line">Share</Button>
      <Button variant="bare">Not interested</Button>
      <Button variant="danger">Take it off</Button>
    </div>
  ),
};
export const Sizes: Story = {
  render: () => (
    <div style={row}>
      <Button size="lg">Apply</Button>
      <Button>Apply</Button>
      <Button size="sm">Apply</Button>
    </div>
  ),
};
export const WithIcons: Story = {
  render: () => (
    <div style={row}>
      <Button variant="line" icon={<HeartIcon />}>
        Save
      </Button>
      <Button variant="line" icon={<ShareIcon />}>
        Share
      </Button>
      <Button size="sm" variant="line" icon={<RetryIcon size="sm" />}>
        Search this area
      </Button>
    </div>
  ),
};
export const Busy: Story = {
  render: () => (
    <div style={row}>
      <Button busy>Sending</Button>
      <Button variant="line" busy>
        Copying
      </Button>
      <Button variant="danger" busy>
        Deleting
      </Button>
    </div>
  ),
};
export const Off: Story = { args: { disabled: true } };
export const Block: Story = { args: { block: true, size: "lg", children: "Search 40 miles around" } };
export const LongText: Story = {
  args: {
    block: true,
    children: "Tell me as soon as a job like this one appears within forty miles of Cambridge",
  },
};
export const AsLink: Story = {
  render: () => (
    <div style={row}>
      <ButtonLink to="/job/1">View job</ButtonLink>
      <ButtonLink to="https://example.com/apply" variant="line">
        Apply at the employer
      </ButtonLink>
    </div>
  ),
};
export const RightToLeft: Story = { ...WithIcons, parameters: { direction: "rtl" } };
