import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { OutcomeView } from "../../webapp/src/features/payments/OutcomeView.tsx";
import { PaymentDetailView } from "../../webapp/src/features/payments/PaymentDetailView.tsx";
import { PaymentList } from "../../webapp/src/features/payments/PaymentList.tsx";
import { PlanPicker } from "../../webapp/src/features/post-job/PlanPicker.tsx";
import { usePlanChoices } from "../../webapp/src/features/post-job/use-plan-choices.ts";
import { ServerState } from "../../webapp/src/lib/server-state/ServerState.tsx";
import { DataRouter } from "../resumes/DataRouter.tsx";
import { JOBS } from "./fake-payments.ts";
import { PAYMENTS } from "./sample-payments.ts";

type Screen = "detail" | "history" | "outcome" | "plans";

/** Stories name the screen, and the payment or job it is about. */
function Payments({ screen, id }: { screen: Screen; id: number }) {
  return (
    <ServerState>
      <DataRouter>
        <main>
          {screen === "plans" && <Plans id={id} />}
          {screen === "outcome" && <OutcomeView id={id} />}
          {screen === "history" && <PaymentList />}
          {screen === "detail" && <PaymentDetailView id={id} />}
        </main>
      </DataRouter>
    </ServerState>
  );
}

function Plans({ id }: { id: number }) {
  return <PlanPicker plans={usePlanChoices([id], true)} />;
}

const meta = {
  title: "Employers/Payments",
  component: Payments,
  // The map of a published job asks the root of the router what the site has.
  parameters: { ownRouter: true },
  args: { screen: "detail", id: PAYMENTS.paid.id },
} satisfies Meta<typeof Payments>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plan: Story = { args: { screen: "plans", id: JOBS.plain } };
export const PlanWithCredits: Story = { args: { screen: "plans", id: JOBS.withCredits } };
export const PlanThatFailed: Story = { args: { screen: "plans", id: JOBS.failing } };
export const Settled: Story = { args: { screen: "outcome" } };
export const SettledCredits: Story = { args: { screen: "outcome", id: PAYMENTS.pack.id } };
export const Pending: Story = { args: { screen: "outcome", id: PAYMENTS.processing.id } };
export const NotPaid: Story = { args: { screen: "outcome", id: PAYMENTS.open.id } };
export const Failed: Story = { args: { screen: "outcome", id: PAYMENTS.failed.id } };
export const History: Story = { args: { screen: "history" } };
export const WithLedger: Story = {};
export const DetailOfFailed: Story = { args: { id: PAYMENTS.failed.id } };
export const Disputed: Story = { args: { id: PAYMENTS.disputed.id } };

/** The sum is said before the button, in the dialog and on its button. */
export const RefundDialog: Story = {
  async play({ canvasElement }) {
    const [press] = await within(canvasElement).findAllByRole("button", { name: "Refund $69.96" });
    if (press) await userEvent.click(press);
    const dialog = within(await within(document.body).findByRole("alertdialog"));
    await expect(dialog.getByText(/sent back within a minute/)).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Refund $69.96" })).toBeVisible();
  },
};

/** After the days for refunds without asking. */
export const RefundThatIsDecided: Story = {
  args: { id: PAYMENTS.decided.id },
  async play({ canvasElement }) {
    const [press] = await within(canvasElement).findAllByRole("button", { name: "Refund $69.96" });
    if (press) await userEvent.click(press);
    const dialog = within(await within(document.body).findByRole("alertdialog"));
    await expect(dialog.getByText(/a person decides/)).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: /^Why/ })).toBeVisible();
  },
};
