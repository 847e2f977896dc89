import type { AskedCourse, Course } from "@jobmap/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { AskedList } from "../../webapp/src/features/courses/AskedList.tsx";

const course = (code: string, name: string): Course => ({
  code,
  name,
  provider: "American Heart Association",
  subject: "HEALTH",
  url: "https://cpr.heart.org/",
  teaches: "CPR for adults, children and infants, and the use of a defibrillator.",
  credential: "Course completion card, valid for two years",
});
const job = (id: number, title: string): AskedCourse["jobs"][number] => ({
  id,
  title,
  company: "Harbor Clinic",
  said: "BLS certification",
  is_required: id !== 2,
});
const BLS: AskedCourse = {
  code: "bls",
  term: "BLS",
  jobs: [job(1, "Registered Nurse"), job(2, "Caregiver"), job(3, "Paramedic")],
  lapsed: null,
};

/** Courses that saved jobs ask for and the profile lacks. */
const meta = {
  title: "Candidates/Courses",
  component: AskedList,
  args: {
    items: [course("bls", "Basic Life Support (BLS)"), course("cpr", "First Aid, CPR and AED")],
    asked: [BLS],
    held: [],
  },
} satisfies Meta<typeof AskedList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {};
export const Expired: Story = {
  args: { asked: [{ ...BLS, lapsed: { said: "BLS provider card", why: "EXPIRED", on: "2025-06" } }] },
};
export const StillPending: Story = {
  args: { asked: [{ ...BLS, lapsed: { said: "BLS", why: "PENDING", on: null } }] },
};
export const SomeHeld: Story = {
  args: { held: [{ code: "cpr", term: "CPR", said: "CPR and first aid, Red Cross", jobs: 2 }] },
};
export const AllHeld: Story = {
  args: { asked: [], held: [{ code: "bls", term: "BLS", said: "BLS provider card", jobs: 3 }] },
};
export const NothingAsked: Story = { args: { asked: [] } };
export const TooLong: Story = {
  args: {
    asked: [
      {
        ...BLS,
        jobs: [{ ...job(1, "Schiffsausrüstungsunterlagenverwaltung".repeat(3)), said: "BLS ".repeat(60) }],
        lapsed: { said: "Lebensrettungsmaßnahmen".repeat(5), why: "INACTIVE", on: null },
      },
    ],
  },
};
export const RightToLeft: Story = { parameters: { direction: "rtl" } };
