import type { EmbedCheck, EmbedMail, EmbedSighting } from "@jobmap/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { CheckResult } from "../../webapp/src/features/studio/CheckPage.tsx";
import { SendEmbed } from "../../webapp/src/features/studio/SendEmbed.tsx";
import { SentList } from "../../webapp/src/features/studio/SentEmbeds.tsx";
import { SightingList } from "../../webapp/src/features/studio/Sightings.tsx";

interface Shown {
  sightings: readonly EmbedSighting[];
  total: number;
  mails: readonly EmbedMail[];
  check?: EmbedCheck;
}

const NOW = Date.parse("2026-11-28T12:00:00.000Z");
const ago = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString();
const host = "https://jobs.example";

/** A company's map on its own site: sent, seen, checked. */
const meta = {
  title: "Employers/On your site",
  render: ({ sightings, total, mails, check }) => (
    <>
      <SendEmbed delivery="script" settings="company=harbor">
        <SentList mails={mails} now={NOW} />
      </SendEmbed>
      <SightingList items={[...sightings]} total={total} now={NOW} />
      {check && <CheckResult check={check} username="harbor" host={host} />}
    </>
  ),
} satisfies Meta<Shown>;
export default meta;
type Story = StoryObj<Shown>;

const sighting = (name: string, minutes: number, days = 3): EmbedSighting => ({
  host: name,
  first_seen_at: ago(minutes + days * 1_440),
  last_seen_at: ago(minutes),
});
const mail = (id: number, email: string, more: Partial<EmbedMail> = {}): EmbedMail => ({
  id,
  email,
  platform: "OTHER",
  sent_by: "Grace Mayer",
  sent_at: ago(id * 90),
  ...more,
});
const check = (more: Partial<EmbedCheck> = {}): EmbedCheck => ({
  address: "https://harbor.example/careers",
  found: "SCRIPT",
  works: true,
  missing: null,
  other_company: null,
  blocked_by: [],
  is_unlisted: false,
  is_hidden: false,
  ...more,
});
const LONG = "a-very-long-name-".repeat(12);

export const NotSeenYet: Story = { args: { sightings: [], total: 0, mails: [] } };
export const One: Story = {
  args: {
    sightings: [sighting("harbor.example", 2)],
    total: 1,
    mails: [mail(1, "web@harbor.example", { platform: "WORDPRESS" })],
    check: check(),
  },
};
export const Many: Story = {
  args: {
    sightings: Array.from({ length: 20 }, (_, n) => sighting(`site-${n}.harbor.example`, 7 ** (n / 3))),
    total: 43,
    mails: Array.from({ length: 5 }, (_, n) =>
      mail(n + 1, `web-${n}@harbor.example`, { sent_by: n ? "Ada" : "" }),
    ),
    check: check({
      found: "FRAME",
      works: false,
      blocked_by: ["frame-src"],
      is_unlisted: true,
      is_hidden: true,
    }),
  },
};
export const Blocked: Story = {
  args: { ...NotSeenYet.args, check: check({ works: false, blocked_by: ["script-src", "connect-src"] }) },
};
export const HalfOfIt: Story = {
  args: { ...NotSeenYet.args, check: check({ works: false, missing: "LOADER" }) },
};
export const OnlyTheScript: Story = {
  args: { ...NotSeenYet.args, check: check({ found: "NOTHING", works: false, missing: "ELEMENT" }) },
};
export const OnlyTheLink: Story = {
  args: { ...NotSeenYet.args, check: check({ found: "LINK", works: false }) },
};
export const OtherCompany: Story = {
  args: { ...NotSeenYet.args, check: check({ found: "OTHER_COMPANY", works: false, other_company: "pier" }) },
};
export const NothingThere: Story = {
  args: { ...NotSeenYet.args, check: check({ found: "NOTHING", works: false }) },
};
export const TooLong: Story = {
  args: {
    sightings: [sighting(`${LONG}.example:8080`, 1)],
    total: 1,
    mails: [mail(1, `${LONG}@${LONG}.example`, { sent_by: LONG })],
    check: check({
      found: "OTHER_COMPANY",
      works: false,
      other_company: LONG,
      address: `https://harbor.example/${LONG}`,
    }),
  },
};
