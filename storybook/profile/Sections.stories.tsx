import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { EntryList } from "../../webapp/src/features/profile/EntryList.tsx";
import { SkillsForm } from "../../webapp/src/features/profile/SkillsForm.tsx";
import { SECTION_FIELDS } from "../../webapp/src/features/profile/section-fields.ts";
import { ServerState } from "../../webapp/src/lib/server-state/ServerState.tsx";
import { AMOUNTS, type Amount, profileOf } from "./sample-profile.ts";

const onSaved = () => {};

/** The lists of one's profile: what is in them is edited where it stands, and ordered by drag or from a menu. */
function Sections({ amount }: { amount: Amount }) {
  const [work] = SECTION_FIELDS;
  const profile = profileOf(amount);
  return (
    <ServerState>
      <main>
        <SkillsForm profile={profile} onSaved={onSaved} />
        {work && <EntryList spec={work} profile={profile} onSaved={onSaved} />}
      </main>
    </ServerState>
  );
}

const meta = {
  title: "Candidates/Profile",
  component: Sections,
  tags: ["autodocs"],
  args: { amount: "one" },
  argTypes: { amount: { control: "select", options: AMOUNTS } },
} satisfies Meta<typeof Sections>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { amount: "none" } };
export const One: Story = {};
export const Many: Story = { args: { amount: "many" } };
export const LongText: Story = { args: { amount: "long" } };
export const NamesFromRightToLeft: Story = { args: { amount: "rightToLeft" } };

/** A skill's menu says where it can go. */
export const OrderedByMenu: Story = {
  args: { amount: "rightToLeft" },
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "More actions for Radar" }));
    const menu = within(document.body);
    await expect(await menu.findByRole("menuitem", { name: "Move to the front" })).toBeVisible();
    await expect(menu.getByRole("menuitem", { name: "Move later" })).toHaveAttribute("aria-disabled", "true");
  },
};
