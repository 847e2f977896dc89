import { z } from "zod";
import { looksLikeEmail } from "../account.ts";
import { AnswerPromiseDays } from "../answering.ts";
import { CHANGE, READ } from "../budgets.ts";
import {
  addressOn,
  Caption,
  COMPANY_SIZES,
  EmbedOrigin,
  EmployerProfile,
  SocialInput,
  VIDEO_HOSTS,
  WebsiteInput,
} from "../company-profile.ts";
import { DEFAULT_COUNTRY } from "../countries.ts";
import type { Endpoint } from "../endpoint.ts";
import { JOB_STATUSES, MAP_FAILURE_REASONS, REPORT_REASONS, REPORT_STATUSES } from "../enums.ts";
import { GALLERY_IMAGE, GALLERY_VIDEO, LOGO_FILE } from "../file-rules.ts";
import { Country } from "../job-content.ts";
import { MAP_FAILURE_DAYS, MapFailureKey } from "../map-failures.ts";
import { Id, Limit, line, Page, queryInteger, richText } from "../values.ts";

const editing = { audience: "employer", data: EmployerProfile } as const;
const uploading = {
  ...editing,
  cost: { ...CHANGE, uploads: 1 },
  errors: ["conflict", "payload_too_large", "unsupported_media_type"],
} as const;
const removing = {
  ...editing,
  cost: CHANGE,
  body: z.object({ id: Id }),
  errors: ["not_found"],
} as const;

const Counts = z.object({
  jobs: z.record(z.enum(JOB_STATUSES), z.int()),
  views: z.int(),
  apply_clicks: z.int(),
  applications: z.int(),
  new_applications: z.int(),
  /** Promised answers whose time has passed, and others that are due within two days. */
  answers_overdue: z.int(),
  answers_due_soon: z.int(),
  unconfirmed_jobs: z.int(),
  /** Whether any listing takes applications elsewhere: only those have apply clicks. */
  applies_elsewhere: z.boolean(),
  /** Days in order, without gaps. */
  by_day: z.array(
    z.object({ day: z.iso.date(), views: z.int(), apply_clicks: z.int(), applications: z.int() }),
  ),
});
const counting = {
  summary: "Views, clicks and applications of the company's listings by day.",
  audience: "employer",
  cost: { reads: 5 },
  query: z.object({ days: queryInteger("days", 1, 365).default(30) }),
  data: Counts,
} as const;

const MapFailures = z
  .object({
    items: z
      .array(
        z.object({
          page: z.string(),
          reason: z.enum(MAP_FAILURE_REASONS),
          visits: z.int().meta({ description: "Visits where the map did not load." }),
          recovered: z.int().meta({ description: "Other visits where it loaded late, after a retry." }),
          last_at: z.iso.datetime(),
          worked_on: z.iso.date().nullable().meta({
            description: "A later day when a visitor opened a job there, so the map worked; null for none.",
          }),
        }),
      )
      .meta({ description: "Newest first." }),
  })
  .meta({ id: "MapFailures" });

const switching = {
  summary: "Shows or hides the company's public profile.",
  audience: "employer",
  cost: CHANGE,
  body: z.object({ show_profile: z.boolean() }),
  data: z.object({ show_profile: z.boolean() }),
} as const;

/** A company's profile, as its accounts edit it. */
export const employerProfileEndpoints = {
  "GET employer/profile": {
    summary: "The company's profile. Empty for an employer without a company.",
    ...editing,
    cost: READ,
    /** Address of a sample file for bulk upload of jobs. */
    extras: z.object({ demo_excel: z.string() }),
  },
  "POST employer/profile/update-basic-detail": {
    summary: "Saves name, description and facts. The first save creates the company.",
    ...editing,
    cost: CHANGE,
    body: z.object({
      company_name: line("Company name", 250).pipe(z.string().min(1, "Please enter your company's name.")),
      tagline: line("The tagline", 220).default(""),
      description: richText("The description").default(""),
      industry: line("Industry", 120).default(""),
      size: z.union([z.enum(COMPANY_SIZES), z.literal("")], "Please choose a size.").default(""),
      founded: z
        .int()
        .min(1500, "Please check the year.")
        .max(2100, "Please check the year.")
        .nullable()
        .default(null),
    }),
    errors: ["conflict"],
  },
  "POST employer/profile/update-contact-detail": {
    summary: "Saves address, phone and website.",
    ...editing,
    cost: CHANGE,
    body: z.object({
      website: WebsiteInput.default(""),
      email: z
        .string()
        .trim()
        .toLowerCase()
        .refine((value) => value === "" || looksLikeEmail(value), "Please Enter Vaild Email")
        .default(""),
      phone: line("Phone", 40).default(""),
      /** Unchanged if omitted. */
      show_contact: z.boolean().optional(),
      street: line("Street", 250).default(""),
      locality: line("City", 120).default(""),
      region: line("State or province", 60).default(""),
      postal_code: line("Postal code", 20).default(""),
      country: Country.default(DEFAULT_COUNTRY),
    }),
    errors: ["conflict"],
  },
  "POST employer/profile/update-social-detail": {
    summary: "Saves the company's social network links; an empty value removes one.",
    ...editing,
    cost: CHANGE,
    body: SocialInput,
    errors: ["conflict"],
  },
  "POST employer/profile/update-answer-promise": {
    summary:
      "Sets within how many days the company promises to answer each application; null for no promise. It holds for applications that are sent from now on.",
    ...editing,
    cost: CHANGE,
    body: z.object({ days: AnswerPromiseDays }),
    errors: ["conflict"],
  },
  "POST employer/profile/update-embed-origins": {
    summary: "Sets which websites can embed the map. An empty list allows any.",
    ...editing,
    cost: CHANGE,
    body: z.object({ origins: z.array(EmbedOrigin).max(50, "At most 50 websites.") }),
    errors: ["conflict"],
  },
  "POST employer/profile/update-company-image": {
    summary: "Sets the logo; without a file, removes it.",
    ...uploading,
    body: z.object({}),
    files: LOGO_FILE,
  },
  "POST employer/profile/add-gallary-image": {
    summary: "Adds a picture to the gallery.",
    ...uploading,
    body: z.object({ caption: Caption }),
    files: GALLERY_IMAGE,
  },
  "POST employer/profile/add-gallary-video": {
    summary: "Adds a video to the gallery.",
    ...uploading,
    body: z.object({ caption: Caption }),
    files: GALLERY_VIDEO,
  },
  "POST employer/profile/add-gallary-video-links": {
    summary: "Adds a video on YouTube or Vimeo to the gallery.",
    ...editing,
    cost: CHANGE,
    body: z.object({
      url: addressOn(VIDEO_HOSTS, "Please enter a YouTube or Vimeo link.").refine(
        (value) => value !== "",
        "Please enter a video link.",
      ),
      caption: Caption,
    }),
    errors: ["conflict"],
  },
  "POST employer/profile/delete-gallary-image": {
    summary: "Removes a picture from the gallery.",
    ...removing,
  },
  "POST employer/profile/delete-gallary-video": {
    summary: "Removes a video or a link from the gallery.",
    ...removing,
  },
  "POST employer/profile/show-profile-status": switching,
  "POST employer/show-profile-status": switching,
  "GET employer/profile/dashboard-count": counting,
  "GET employer/dashboard-count": counting,
  "GET employer/map-failures": {
    summary: "Pages on other sites where the company's map failed recently, as reported by browsers.",
    audience: "employer",
    cost: READ,
    query: z.object({ days: queryInteger("days", 1, MAP_FAILURE_DAYS).default(7) }),
    data: MapFailures,
    errors: ["conflict"],
  },
  "POST employer/map-failures/dismiss": {
    summary: "Clears the failures of one page and reason. New failures are counted from zero.",
    audience: "employer",
    cost: CHANGE,
    body: MapFailureKey,
    data: z.null(),
    errors: ["not_found", "conflict"],
  },
  "GET employer/job/get-reported-jobs": {
    summary: "Reports about the company's listings, without the reporters.",
    audience: "employer",
    cost: READ,
    query: z.object({ page: Page.default(1), limit: Limit.default(20) }),
    data: z.object({
      items: z.array(
        z.object({
          id: z.int(),
          job: z.object({ id: z.int(), title: z.string(), status: z.enum(JOB_STATUSES) }),
          reason: z.enum(REPORT_REASONS),
          note: z.string(),
          status: z.enum(REPORT_STATUSES),
          created_at: z.iso.datetime(),
        }),
      ),
      total: z.int(),
      page: z.int(),
      limit: z.int(),
    }),
  },
  "GET employer/job/demo-file": {
    summary: "A sample file for bulk upload, made from the fields that a job has.",
    audience: "public",
    cost: READ,
    query: z.object({ format: z.enum(["xlsx", "csv"]).default("csv") }),
    data: z.null(),
    binary: "text/csv",
  },
} as const satisfies Record<string, Endpoint>;
