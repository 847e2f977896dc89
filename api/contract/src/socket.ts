import { z } from "zod";

/** The explorer's lists, as the browser stores them under `exploredata`. */
export const TrendingCompany = z.object({
  keyword: z.string(),
  location: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  is_third_party: z.boolean(),
  count: z.int(),
});
export const TrendingSearch = z.object({
  keyword: z.string(),
  location: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  count: z.int(),
});
export const ExploreData = z
  .object({
    trending_companies: z.array(TrendingCompany),
    trending_jobs: z.array(TrendingSearch),
    trending_search: z.array(TrendingSearch),
    popular_search: z.array(TrendingSearch),
  })
  .meta({ id: "ExploreData" });
export type ExploreData = z.infer<typeof ExploreData>;

const PageName = z.string().max(120);

const failure = z.object({ status: z.literal(false), message: z.string() });

/**
 * Socket.IO events. A client emits the event with a payload; the server answers by the acknowledgement and, for clients that
 * only listen, by emitting the same event back to them.
 */
export const socketEvents = {
  "tranding-search-current-count": {
    send: z.object({
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
      location: z.string().max(200).default(""),
    }),
    reply: z.union([z.object({ status: z.literal(true), message: z.string(), data: ExploreData }), failure]),
  },
  /** Title and description of a page, which an operator can edit. The page's name is sent alone, or in an object. */
  seo: {
    send: z.union([z.object({ page: PageName }), PageName.transform((page) => ({ page }))]),
    reply: z.union([
      z.object({
        status: z.literal(true),
        message: z.string(),
        data: z.object({ meta_title: z.string(), meta_description: z.string() }),
      }),
      failure,
    ]),
  },
  /** Switches of the user's own account. The token counts only if it is the handshake's. */
  change_account_setting: {
    send: z.object({
      token: z.string().max(200),
      is_deactivated: z.boolean().optional(),
      is_public_ats_resume: z.boolean().optional(),
    }),
    reply: z.union([z.object({ status: z.literal(true), message: z.string() }), failure]),
  },
  /** Which company `/company-iframe` shows. */
  "iframe-company-profile": {
    send: z.unknown(),
    reply: z.union([
      z.object({
        status: z.literal(true),
        message: z.string(),
        /** `is_own`: the signed-in employer's company, and not an example. */
        data: z.object({ username: z.string(), is_own: z.boolean() }),
      }),
      failure,
    ]),
  },
} as const;

/**
 * What comes as `data` with Socket.IO's `connect_error` when the server refuses a connection: `unauthenticated` for a token whose
 * session is over, `unavailable` when it could not be checked.
 */
export interface ConnectRefusal {
  readonly code: "unauthenticated" | "unavailable";
}

/** What the server sends as `notices` to a signed-in user when there are new notifications. */
export interface NotificationsEvent {
  readonly unread: number;
}

/** What the server sends as `listings` to a company's accounts when its open jobs have changed, whoever changed them. */
export interface ListingsEvent {
  /** Increases with every change. */
  readonly version: number;
}

/**
 * What the server sends as `applications` to a company's accounts when any of them moved applications; and to a candidate when
 * an application was opened for the first time, which is not a notification.
 */
export type ApplicationsEvent = undefined;

/** What the server sends as `messages` to a candidate and to a company's accounts when one of them writes to the other. */
export type MessagesEvent = undefined;

/** What the server sends as `uploads` to a company's accounts when an upload of jobs was checked or worked through further. */
export type UploadsEvent = undefined;

/** What the server sends as `payments` to a company's accounts when one of its payments has become something else. */
export type PaymentsEvent = undefined;

/** Name of the Socket.IO namespace that pages of any origin may join. It carries {@link embedEvents} and nothing else. */
export const EMBED_NAMESPACE = "/embed";

/**
 * Events of the embeds' namespace. Sending `company-jobs` with a username subscribes and is acknowledged; from then on the
 * server sends `company-jobs` with {@link CompanyJobs} whenever that company's open jobs have changed.
 */
export const embedEvents = {
  "company-jobs": {
    send: z.object({ company: z.string().regex(/^[\w.-]{1,120}$/, "company must be a company's username.") }),
    reply: z.union([
      z.object({
        status: z.literal(true),
        message: z.string(),
        data: z.object({ company: z.string(), version: z.int() }),
      }),
      failure,
    ]),
  },
} as const;
/** `version` is that of `GET map/company/{username}`; a client that has a lower one requests it again. */
export interface CompanyJobs {
  readonly company: string;
  readonly version: number;
}

export type CompanyJobsReply = z.output<(typeof embedEvents)["company-jobs"]["reply"]>;

export type SocketEvent = keyof typeof socketEvents;
export type SocketSend<E extends SocketEvent> = z.input<(typeof socketEvents)[E]["send"]>;
export type SocketReply<E extends SocketEvent> = z.output<(typeof socketEvents)[E]["reply"]>;
