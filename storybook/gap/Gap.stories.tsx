import { gapList, type ListingText, structureOfText } from "@jobmap/contract/gap";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { GapPanel } from "../../webapp/src/features/gap/GapPanel.tsx";
import { gapLexicon } from "../../webapp/src/features/gap/lexicon.ts";

const LISTING: ListingText = {
  title: "Registered Nurse",
  description: "<p>You chart in Epic EHR and take vital signs on a floor of 32 beds.</p>",
  responsibilities: null,
  qualifications:
    "<p>Current RN license and BLS are required.</p><p>2 years of acute care experience.</p><p>ACLS or PALS preferred. Spanish speaking is a plus.</p>",
  skills: [],
  licences: [],
};
const RESUME =
  "Jo Doe\njo@example.com\nExperience\nStaff nurse, Harbor Hospital, 2019 to 2023\nAcute care and vital signs for 6 patients a shift\n5 years of nursing experience\nCertificates\nBasic Life Support";
const LONG_WORD = "Schiffsausrüstungsunterlagenverwaltung".repeat(3);

const compared = (listing: ListingText, resume: string) => ({
  list: gapList(gapLexicon(), listing, resume),
  structure: structureOfText(resume),
});

const meta = {
  title: "Job/Gap list",
  component: GapPanel,
  args: compared(LISTING, RESUME),
  decorators: [(Story) => <div style={{ maxInlineSize: "23rem" }}>{Story()}</div>],
} satisfies Meta<typeof GapPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeLists: Story = {};
export const NothingSaid: Story = { args: compared(LISTING, "Jo Doe") };
export const NothingAsked: Story = {
  args: compared({ ...LISTING, title: "", description: "", qualifications: null }, RESUME),
};
export const One: Story = {
  args: compared({ ...LISTING, title: "", description: "", qualifications: "CPR is required." }, "CPR"),
};
export const TooLong: Story = {
  args: compared(
    {
      ...LISTING,
      skills: [{ name: LONG_WORD, required: true }],
      description: `<p>You must have CPR ${"and keep the boats in order in every season ".repeat(20)}.</p>`,
    },
    `${LONG_WORD}\n${"Keeps boats ".repeat(60)} CPR ${"and yards ".repeat(60)}`,
  ),
};
