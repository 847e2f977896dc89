import type { FeedReading, JobFeed } from "@jobmap/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { FeedItem } from "../../webapp/src/features/job-feeds/FeedItem.tsx";
import styles from "../../webapp/src/features/job-feeds/JobFeeds.module.css";

/** Feeds of an employer's jobs, each with what its last reading brought. */
const meta = {
  title: "Employers/Feeds",
  render: ({ feeds }) => (
    <ul className={styles["feeds"]} aria-label="Your feeds">
      {feeds.map((feed) => (
        <FeedItem key={feed.id} feed={feed} />
      ))}
    </ul>
  ),
} satisfies Meta<{ feeds: readonly JobFeed[] }>;
export default meta;
type Story = StoryObj<{ feeds: readonly JobFeed[] }>;

const reading = (more: Partial<FeedReading>): FeedReading => ({
  id: 1,
  outcome: "CHANGED",
  problem: null,
  jobs: 30,
  created: 3,
  changed: 2,
  same: 25,
  refused: 0,
  closed: 0,
  published: 0,
  pay_unasked: 0,
  upload_id: null,
  started_at: "2026-11-23T10:00:00.000Z",
  finished_at: "2026-11-23T10:01:00.000Z",
  ...more,
});
const feed = (id: number, name: string, more: Partial<JobFeed>): JobFeed => ({
  id,
  name,
  url: "https://boards-api.greenhouse.io/v1/boards/skipjack/jobs?content=true",
  state: "ACTIVE",
  interval_hours: 6,
  publishes: "NO",
  jobs: 30,
  next_read_at: "2026-11-23T16:00:00.000Z",
  last: reading({}),
  created_at: "2026-11-01T10:00:00.000Z",
  ...more,
});

export const AllStates: Story = {
  args: {
    feeds: [
      feed(1, "Careers site", {}),
      feed(2, "Being read", { last: reading({ outcome: "READING" }) }),
      feed(3, "Paused", { state: "PAUSED", next_read_at: null, last: reading({ outcome: "UNCHANGED" }) }),
      feed(4, "Failed", {
        last: reading({ outcome: "FAILED", problem: "The site answered with 503 instead of the file." }),
      }),
      feed(5, "Held", {
        state: "HELD",
        next_read_at: null,
        last: reading({
          outcome: "HELD",
          problem: "The feed has 1 job; the time before it had 30. Nothing was closed. Is that right?",
        }),
      }),
      feed(
        6,
        "A name as long as names can be, which is a hundred characters, of a board of a company elsewhere",
        {
          url: `https://boards-api.greenhouse.io/v1/boards/${"skipjack".repeat(12)}/jobs?content=true`,
          last: reading({ pay_unasked: 12, refused: 3, published: 2, closed: 4, upload_id: 7 }),
        },
      ),
      feed(7, "Not read yet", { last: null }),
    ],
  },
};
