import type { SessionProfile } from "@jobmap/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { buildMenu } from "../../webapp/src/features/shell/menu/build-menu.ts";
import { SideMenu } from "../../webapp/src/ui/index.ts";

/** The side menu of everybody, from the table of entries that the product itself reads. */
function Menu({ profile, rail = false }: { profile?: SessionProfile; rail?: boolean }) {
  return (
    <div style={{ inlineSize: rail ? "6rem" : "19.5rem", padding: 12 }}>
      <SideMenu label="Menu" {...buildMenu(profile)} {...(rail && { rail: { onUnfold: () => {} } })} />
    </div>
  );
}

const candidate: SessionProfile = {
  id: 1,
  role: "user",
  seat: null,
  sees_all_jobs: true,
  email: "marisol@example.org",
  first_name: "Marisol",
  last_name: "Torres",
  username: "marisol-torres",
  is_public_ats_resume: true,
  show_profile: false,
  is_deactivated: false,
  latitude: 38.57,
  longitude: -76.08,
  location: "Cambridge, Maryland",
  language: "en",
  has_password: true,
  info: { profile_image: "", company_image: "", company_name: "" },
  profile_scores: { total: 60, parts: [] },
};
const employer: SessionProfile = {
  ...candidate,
  id: 2,
  role: "employer",
  seat: "owner",
  sees_all_jobs: true,
  email: "office@wingslanding.example",
  username: "wings-landing-farms",
  show_profile: true,
  info: { profile_image: "", company_image: "", company_name: "Wings Landing Farms LLC" },
};

const meta = {
  title: "Frame/Side menu",
  component: Menu,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};
export const Candidate: Story = { args: { profile: candidate } };
export const Employer: Story = { args: { profile: employer } };
/** Without a username, what leads to one's own pages asks for it first. */
export const EmployerWithoutName: Story = {
  args: {
    profile: { ...employer, username: "", info: { ...employer.info, company_name: "" } },
  },
};
export const Rail: Story = { args: { profile: employer, rail: true } };
export const CandidateRightToLeft: Story = { args: { profile: candidate }, parameters: { direction: "rtl" } };
