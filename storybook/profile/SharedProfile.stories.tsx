import type { Meta, StoryObj } from "@storybook/react-vite";
import { SharedProfile } from "../../webapp/src/features/applicants/SharedProfile.tsx";
import { SHARED } from "./sample-profile.ts";

/** In a panel, whose title has the level above. */
function InPanel({ which }: { which: keyof typeof SHARED }) {
  return (
    <main>
      <h3>Resume, as sent on Nov 22</h3>
      <SharedProfile profile={SHARED[which]} />
    </main>
  );
}

const meta = {
  title: "Employers/Resume of an applicant",
  component: InPanel,
  tags: ["autodocs"],
  args: { which: "one" },
  argTypes: { which: { control: "select", options: Object.keys(SHARED) } },
} satisfies Meta<typeof InPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const Many: Story = { args: { which: "many" } };
export const LongText: Story = { args: { which: "long" } };
export const RightToLeft: Story = { args: { which: "rightToLeft" } };
