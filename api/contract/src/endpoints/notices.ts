import { z } from "zod";
import { CHANGE, READ } from "../budgets.ts";
import type { Endpoint } from "../endpoint.ts";
import { DIGEST_PERIODS, type DigestPeriod, NOTICE_TYPES } from "../enums.ts";
import { Id, Limit, Page, queryFlag } from "../values.ts";

/** Something that somebody is told. `to` is a path of the web app. */
export const Notification = z
  .object({
    id: z.int(),
    type: z.enum(NOTICE_TYPES),
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
    /** `true`: only what is unread. */
    unread: queryFlag("unread").optional(),
    page: Page.default(1),
    limit: Limit.default(20),
  }),
  data: z.object({
    items: z.array(Notification),
    /** Of those that were asked for. */
    total: z.int(),
    /** Of all. */
    unread: z.int(),
    page: z.int(),
    limit: z.int(),
  }),
} as const;

const PERIODS = Object.keys(DIGEST_PERIODS) as [DigestPeriod, ...DigestPeriod[]];
const DigestSetting = z.object({ period: z.enum(PERIODS, `period can be ${PERIODS.join(", ")}.`) });

const NoticePreference = z.object({ type: z.enum(NOTICE_TYPES), label: z.string(), mail: z.boolean() });

/** The bell, and what comes by mail. */
export const noticeEndpoints = {
  "GET employer/job/notification": {
    summary: "What the employer is told, the latest first.",
    audience: "employer",
    cost: READ,
    ...list,
  },
  "GET notification/list": {
    summary: "What somebody is told, the latest first.",
    audience: "any role",
    cost: READ,
    ...list,
  },
  "POST notification/read": {
    summary: "Marks notifications as read: those named, all up to one, or without either all of them.",
    audience: "any role",
    cost: CHANGE,
    body: z.object({
      ids: z.array(Id).max(100).optional(),
      /** This one and all before it: what comes meanwhile stays unread. */
      up_to: Id.optional(),
    }),
    data: z.object({ unread: z.int() }),
  },
  "GET notification/preferences": {
    summary: "Which notices of this role come by mail.",
    audience: "any role",
    cost: READ,
    data: z.array(NoticePreference),
  },
  "POST notification/preferences": {
    summary: "Switches the mail of one kind of notice.",
    audience: "any role",
    cost: CHANGE,
    body: z.object({ type: z.enum(NOTICE_TYPES), mail: z.boolean() }),
    data: z.array(NoticePreference),
  },
  "GET notification/digest": {
    summary: "The time in which an employer gets at most one mail of notices.",
    audience: "employer",
    cost: READ,
    data: DigestSetting,
  },
  "POST notification/digest": {
    summary:
      "Changes the time in which an employer gets at most one mail of notices: the first comes at once, what follows within that time comes together.",
    audience: "employer",
    cost: CHANGE,
    body: DigestSetting,
    data: DigestSetting,
  },
  "POST notification/unsubscribe": {
    summary:
      "Ends one kind of mail, or with `alert` one job alert, by the key in its link; works without signing in (RFC 8058).",
    audience: "public",
    cost: CHANGE,
    query: z.object({
      key: z.string().regex(/^[\w-]{22}$/, "This link is not complete."),
      type: z.enum(NOTICE_TYPES, "This link is not complete."),
      alert: Id.optional(),
    }),
    data: z.null(),
    errors: ["not_found"],
  },
} as const satisfies Record<string, Endpoint>;
