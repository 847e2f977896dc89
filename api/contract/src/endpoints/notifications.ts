import { z } from "zod";
import { CHANGE, READ } from "../budgets.ts";
import type { Endpoint } from "../endpoint.ts";
import { DIGEST_PERIODS, type DigestPeriod, NOTIFICATION_TYPES } from "../enums.ts";
import { Id, Limit, Page, queryFlag } from "../values.ts";

/** A notification. `to` is a path of the web app. */
export const Notification = z
  .object({
    id: z.int(),
    type: z.enum(NOTIFICATION_TYPES),
    title: z.string(),
    text: z.string(),
    to: z.string(),
    created_at: z.iso.datetime(),
    read_at: z.iso.datetime().nullable(),
  })
  .meta({ id: "Notification" });
export type Notification = z.infer<typeof Notification>;

const list = {
  query: z.object({
    /** `true`: only unread ones. */
    unread: queryFlag("unread").optional(),
    page: Page.default(1),
    limit: Limit.default(20),
  }),
  data: z.object({
    items: z.array(Notification),
    /** Matching the request. */
    total: z.int(),
    /** In total. */
    unread: z.int(),
    page: z.int(),
    limit: z.int(),
  }),
} as const;

const PushDevices = z.object({
  /** What a browser subscribes with: this site's public key, in base64url. */
  public_key: z.string(),
  devices: z.array(
    z.object({
      id: z.int(),
      device: z.string(),
      created_at: z.iso.datetime(),
      /** Whether it is of the session that asks. */
      is_current: z.boolean(),
    }),
  ),
});
const base64url = (name: string, bytes: number) =>
  z
    .string()
    .regex(
      new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}=*$`),
      `${name} is not a key of a subscription.`,
    );

const PERIODS = Object.keys(DIGEST_PERIODS) as [DigestPeriod, ...DigestPeriod[]];
const DigestSetting = z.object({ period: z.enum(PERIODS, `period can be ${PERIODS.join(", ")}.`) });

const NotificationPreference = z.object({
  type: z.enum(NOTIFICATION_TYPES),
  label: z.string(),
  mail: z.boolean(),
});

/** The bell, and which notifications are sent by mail. */
export const notificationEndpoints = {
  "GET employer/job/notification": {
    summary: "The employer's notifications, newest first.",
    audience: "employer",
    cost: READ,
    ...list,
  },
  "GET notification/list": {
    summary: "The account's notifications, newest first.",
    audience: "any role",
    cost: READ,
    ...list,
  },
  "POST notification/read": {
    summary: "Marks notifications as read: those listed, all up to one, or all.",
    audience: "any role",
    cost: CHANGE,
    body: z.object({
      ids: z.array(Id).max(100).optional(),
      /** This one and all before it: notifications that arrive meanwhile stay unread. */
      up_to: Id.optional(),
    }),
    data: z.object({ unread: z.int() }),
  },
  "GET notification/preferences": {
    summary: "Which notifications are sent by email.",
    audience: "any role",
    cost: READ,
    data: z.array(NotificationPreference),
  },
  "POST notification/preferences": {
    summary: "Turns email on or off for one type of notification.",
    audience: "any role",
    cost: CHANGE,
    body: z.object({ type: z.enum(NOTIFICATION_TYPES), mail: z.boolean() }),
    data: z.array(NotificationPreference),
  },
  "GET notification/digest": {
    summary: "The minimum time between notification emails to an employer.",
    audience: "employer",
    cost: READ,
    data: DigestSetting,
  },
  "POST notification/digest": {
    summary:
      "Changes the minimum time between notification emails: the first is sent right away, later ones are combined.",
    audience: "employer",
    cost: CHANGE,
    body: DigestSetting,
    data: DigestSetting,
  },
  "GET notification/devices": {
    summary: "The devices that notifications are sent to while no page is open (Web Push).",
    audience: "any role",
    cost: READ,
    data: PushDevices,
  },
  "POST notification/devices": {
    summary:
      "Sends notifications to this device, by the subscription of its browser, until its session ends. Idempotent.",
    audience: "any role",
    cost: CHANGE,
    body: z.object({
      endpoint: z.url("endpoint is not an address.").max(1_000),
      p256dh: base64url("p256dh", 65),
      auth: base64url("auth", 16),
    }),
    data: PushDevices,
  },
  "POST notification/remove-device": {
    summary: "Sends no more notifications to a device.",
    audience: "any role",
    cost: CHANGE,
    body: z.object({ id: Id }),
    data: PushDevices,
    errors: ["not_found"],
  },
  "POST notification/block": {
    summary:
      "Ends all emails that companies have us send to an address, by the key in their link; no sign-in needed (RFC 8058).",
    audience: "public",
    cost: CHANGE,
    query: z.object({ key: z.string().regex(/^[\w-]{22}$/, "This link is incomplete.") }),
    data: z.null(),
    errors: ["not_found"],
  },
  "POST notification/unsubscribe": {
    summary:
      "Unsubscribes from one type of email, or with `alert` from one job alert, by the key in its link; no sign-in needed (RFC 8058).",
    audience: "public",
    cost: CHANGE,
    query: z.object({
      key: z.string().regex(/^[\w-]{22}$/, "This link is incomplete."),
      type: z.enum(NOTIFICATION_TYPES, "This link is incomplete."),
      alert: Id.optional(),
    }),
    data: z.null(),
    errors: ["not_found"],
  },
} as const satisfies Record<string, Endpoint>;
