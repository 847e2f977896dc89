import type { JobReading } from "@jobmap/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ChooseJob } from "../../webapp/src/features/job-from-source/ChooseJob.tsx";
import { ReviewReading } from "../../webapp/src/features/job-from-source/ReviewReading.tsx";
import { FORM_DATA } from "./form-data.ts";

const QUOTES = {
  title: "Deckhand",
  pay: "Pay: $21 to $26 an hour",
  place: "Location: Baltimore, MD",
  license: "CPR certification is needed from the first day on.",
};

const READING: JobReading = {
  origin: { kind: "LINK", name: "https://careers.skipjack.example/deckhand" },
  jobs: [],
  content: {
    title: "Deckhand",
    base_salary: { currency: "USD", min: 2_100, max: 2_600, unit: "HOUR" },
    locations: [
      {
        street: null,
        locality: "Baltimore",
        region: "MD",
        postal_code: null,
        country: "US",
        latitude: 39.29,
        longitude: -76.61,
        precision: "CITY",
      },
    ],
    licences: ["CPR certification"],
  },
  findings: [
    { field: "title", source: "HEADING", label: "", quote: QUOTES.title, confidence: 0.8 },
    { field: "locations", source: "LABEL", label: "Location", quote: QUOTES.place, confidence: 0.9 },
    { field: "base_salary", source: "LABEL", label: "Pay", quote: QUOTES.pay, confidence: 0.9 },
    { field: "licences", source: "SENTENCE", label: "", quote: QUOTES.license, confidence: 0.6 },
  ],
  notes: [],
  lines: [
    { kind: "HEADING", text: QUOTES.title },
    { kind: "TEXT", text: QUOTES.place },
    { kind: "TEXT", text: QUOTES.pay },
    { kind: "TEXT", text: "Keeps the boats and the yard in order, in every season and in most weather." },
    { kind: "ITEM", text: QUOTES.license },
  ],
};

const reading = (more: Partial<JobReading>): JobReading => ({ ...READING, ...more });

/** A job that was read from a page, a file or a text, beside its source. */
const meta = {
  title: "Employers/A job from what there is",
  render: ({ reading: read }) =>
    read.jobs.length > 0 ? (
      <ChooseJob reading={read} onRead={() => {}} onBack={() => {}} />
    ) : (
      <ReviewReading reading={read} data={FORM_DATA} onSaved={() => {}} onBack={() => {}} />
    ),
} satisfies Meta<{ reading: JobReading }>;
export default meta;
type Story = StoryObj<{ reading: JobReading }>;

export const Review: Story = { args: { reading: READING } };

/** Somebody else's listing, perhaps: it is said, and nothing is refused. */
export const Warnings: Story = {
  args: {
    reading: reading({
      notes: [
        { kind: "OTHER_COMPANY", text: "Some Other Fleet, Inc." },
        { kind: "OTHER_SITE", text: "other-fleet.example" },
        { kind: "PLACE_UNKNOWN", text: "Nowhereville, KS" },
        { kind: "SCHEDULE", text: "Four days on, three off" },
        { kind: "DEADLINE_PASSED", text: "2024-03-03" },
      ],
    }),
  },
};

/** Words and values that are longer than any room for them. */
export const TooLong: Story = {
  args: {
    reading: reading({
      content: {
        title: "Deckhand".repeat(20),
        description: `<p>${"Keeps the boats in order. ".repeat(300)}</p>`,
      },
      findings: [
        { field: "title", source: "FIRST_LINE", label: "", quote: "Deckhand".repeat(20), confidence: 0.65 },
        {
          field: "description",
          source: "SENTENCE",
          label: "",
          quote: "Keeps the boats in order. ".repeat(20),
          confidence: 0.6,
        },
      ],
      lines: [{ kind: "TEXT", text: "Deckhand".repeat(40) }],
    }),
  },
};

export const SeveralJobs: Story = {
  args: {
    reading: reading({
      content: {},
      findings: [],
      lines: [],
      jobs: [
        { title: "Deckhand", place: "Baltimore, MD", url: null },
        { title: "Deckhand", place: "Annapolis, MD; Cambridge, MD; Easton, MD", url: null },
        { title: "Bosun ".repeat(30), place: "", url: null },
      ],
    }),
  },
};
