import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProofLine } from "./ProofLine.tsx";

const AT = "2026-11-27T15:00:00.000Z";
const proof = (domain: string, method: "DNS" | "MAILBOX") => ({
  company: { proved_domain: { domain, method, proved_at: AT } },
});

const meta = { title: "Jobs/ProofLine", component: ProofLine } satisfies Meta<typeof ProofLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByDns: Story = { args: proof("harbor.example", "DNS") };
export const ByMailbox: Story = { args: proof("harbor.example", "MAILBOX") };
/** Nothing is shown for an employer that has proved none. */
export const None: Story = { args: { company: { proved_domain: null } } };
export const TooLong: Story = {
  args: proof(`${"a-very-long-label".repeat(3)}.${"another-one".repeat(5)}.example`, "DNS"),
};
