import type { Meta, StoryObj } from "@storybook/react-vite";
import { Link } from "react-router";
import { expect, userEvent, within } from "storybook/test";
import { ExternalIcon, PlusIcon } from "../icons/icons.tsx";
import { ButtonLink } from "./Button.tsx";

/** React Router's `Link`: underlined in text, since not everyone can see color. For a link that looks like a button use `ButtonLink`. */
const meta = { title: "Actions/Link" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const column = { display: "grid", gap: 12, justifyItems: "start", maxInlineSize: 420 } as const;

export const InText: Story = {
  render: () => (
    <p style={{ maxInlineSize: 420 }}>
      32 jobs lie within 40 miles of Cambridge. <Link to="/jobmap">View on the map</Link>, or{" "}
      <Link to="/user-register">make a free account</Link> to keep some.
    </p>
  ),
};
export const LeavesTheSite: Story = {
  render: () => (
    <a href="https://example.org/jobs" target="_blank" rel="noopener noreferrer">
      Apply at Wings Landing Farms <ExternalSign />
    </a>
  ),
};
export const AsButtons: Story = {
  render: () => (
    <div style={column}>
      <ButtonLink to="/user-register" icon={<PlusIcon />}>
        Create Free Account
      </ButtonLink>
      <ButtonLink to="/user-login" variant="line">
        Sign in
      </ButtonLink>
      <ButtonLink to="/help" variant="bare" size="sm">
        How pay is compared
      </ButtonLink>
    </div>
  ),
};
export const Focused: Story = {
  ...InText,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("link", { name: "View on the map" })).toHaveFocus();
  },
};

function ExternalSign() {
  return (
    <span style={{ display: "inline-block", verticalAlign: "-0.15em" }}>
      <ExternalIcon size="sm" />
    </span>
  );
}
