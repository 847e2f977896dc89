import { existsSync } from "node:fs";
import { isIP } from "node:net";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { MAX_READERS } from "./map/store/store.ts";

const flag = z
  .enum(["0", "1", "true", "false"], "must be 1 or 0")
  .transform((value) => value === "1" || value === "true");

const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .pipe(z.number().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`));

/** `LinkedIn=https://…, Mastodon=https://…` */
const namedLinks = z
  .string()
  .default("")
  .transform((value) => value.split(",").flatMap((part) => part.trim() || []))
  .pipe(
    z.array(
      z
        .string()
        .regex(/^[^=]{1,40}=https:\/\/\S+$/, "must look like LinkedIn=https://…, Mastodon=https://…")
        .transform((link) => ({
          name: link.slice(0, link.indexOf("=")).trim(),
          url: link.slice(link.indexOf("=") + 1),
        })),
    ),
  );

/** `1.1.1.1, 127.0.0.1:5353, [::1]:53` */
const dnsServers = z
  .string()
  .default("")
  .transform((value) => value.split(",").flatMap((part) => part.trim() || []))
  .pipe(
    z.array(
      z.string().refine((server) => {
        const [, host = "", port = "53"] = /^\[?([\da-f.:]+?)\]?(?::(\d+))?$/i.exec(server) ?? [];
        return (isIP(host) !== 0 || isIP(server) !== 0) && Number(port) <= 65_535;
      }, "must be IP addresses, with or without a port: 1.1.1.1, 127.0.0.1:5353"),
    ),
  );

const webAddress = z.url({ protocol: /^https?$/, error: "must be an http(s) address" });

const privateKey = z
  .string()
  .regex(/^-----BEGIN PRIVATE KEY-----/, "must be the key as PEM, its line breaks written as \\n");

const databaseUrl = z.url({
  protocol: /^(mysql|mariadb)$/,
  error: "must look like mysql://user:password@host:3306/name",
});

const PAYMENTS_FILE = fileURLToPath(new URL("../../.data/payments.jsonl", import.meta.url));

const INDEX_DIR = fileURLToPath(new URL("../../.data/index", import.meta.url));

/** Settings that must be set together or not at all. */
const TOGETHER = [
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  ["APPLE_CLIENT_ID", "APPLE_TEAM_ID", "APPLE_KEY_ID", "APPLE_PRIVATE_KEY"],
  ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
  ["GOOGLE_INDEXING_EMAIL", "GOOGLE_INDEXING_PRIVATE_KEY"],
] as const;

/** Addresses of services that a stand-in on this machine may take the place of, outside of production. */
const OUTSIDE = [
  ...(["GOOGLE_ISSUER", "APPLE_ISSUER", "STRIPE_API_URL", "INDEXNOW_URL"] as const),
  ...(["GOOGLE_INDEXING_URL", "GOOGLE_INDEXING_TOKEN_URL"] as const),
] as const;

/** Every setting of the server. `.env.example` documents the same list; a test keeps the two equal. */
const Shape = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  HOST: z.string().min(1).default("127.0.0.1"),
  PORT: whole(0, 65_535).default(3000),
  PUBLIC_URL: webAddress.optional(),
  DATABASE_URL: databaseUrl,
  DATABASE_POOL: whole(1, 200).default(10),
  WORKERS: whole(0, MAX_READERS).default(1),
  DRAIN_SECONDS: whole(0, 300).optional(),
  METRICS_HOST: z.string().min(1).default("127.0.0.1"),
  METRICS_PORT: whole(0, 65_535).optional(),
  DEMO_JOBS: whole(0, 2_000_000).optional(),
  LOG_LEVEL: z.enum(["silent", "error", "warn", "info", "debug"]).default("info"),
  TRUST_PROXY: flag.optional(),
  ADDRESS_LIMITS: whole(1, 1_000).default(1),
  ACCOUNT_LIMITS: whole(1, 1_000).default(1),
  MAP_TILES_URL: z
    .string()
    .refine(
      (url) => ["{x}", "{y}", "{z}"].every((part) => url.includes(part)),
      "must contain {z}, {x} and {y}",
    )
    .pipe(z.string().regex(/^https?:\/\//, "must be an http(s) address"))
    .optional(),
  MAP_TILES_ATTRIBUTION: z.string().min(1).optional(),
  MAP_TILES_MAX_ZOOM: whole(1, 22).default(19),
  MAP_PMTILES: z.string().min(1).optional(),
  PLACES_URL: webAddress.optional(),
  FEEDS_FROM_THIS_MACHINE: flag.default(false),
  PUSH_TO_THIS_MACHINE: flag.default(false),
  DNS_SERVERS: dnsServers,
  FOLLOW_LINKS: namedLinks,
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "must look like smtp://user:password@mail.example.com:587" })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>@\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
      "must be an address, or Name <address>",
    )
    .optional(),
  FILES_DIR: z
    .string()
    .min(1)
    .default(fileURLToPath(new URL("../../.data/files", import.meta.url))),
  INDEX_DIR: z.string().min(1).optional(),
  FILES_S3_URL: webAddress.optional(),
  FILES_S3_REGION: z.string().min(1).default("us-east-1"),
  FILES_S3_KEY_ID: z.string().min(1).optional(),
  FILES_S3_SECRET: z.string().min(1).optional(),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  GOOGLE_ISSUER: webAddress.default("https://accounts.google.com"),
  APPLE_CLIENT_ID: z.string().min(1).optional(),
  APPLE_TEAM_ID: z.string().min(1).optional(),
  APPLE_KEY_ID: z.string().min(1).optional(),
  APPLE_PRIVATE_KEY: privateKey.optional(),
  APPLE_ISSUER: webAddress.default("https://appleid.apple.com"),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, "must be a secret or restricted key of Stripe, sk_… or rk_…")
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, "must be the signing secret of a webhook endpoint, whsec_…")
    .optional(),
  STRIPE_API_URL: webAddress.default("https://api.stripe.com"),
  PAYMENTS_FILE: z.string().min(1).optional(),
  INDEXNOW_KEY: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,128}$/, "must be 8 to 128 letters, digits and dashes")
    .optional(),
  INDEXNOW_URL: webAddress.default("https://api.indexnow.org/indexnow"),
  GOOGLE_INDEXING_EMAIL: z.email("must be the email address of a service account").optional(),
  GOOGLE_INDEXING_PRIVATE_KEY: privateKey.optional(),
  GOOGLE_INDEXING_URL: webAddress.default("https://indexing.googleapis.com"),
  GOOGLE_INDEXING_TOKEN_URL: webAddress.default("https://oauth2.googleapis.com/token"),
  GOOGLE_INDEXING_PER_DAY: whole(1, 1_000_000).default(200),
  JOBMAP_DEV: flag.default(false),
  SITE_OWNER: z.string().max(200).default(""),
  SITE_OWNER_ADDRESS: z.string().max(500).default(""),
  SITE_OWNER_EMAIL: z.union([z.literal(""), z.email("must be an email address")]).default(""),
  SECURITY_CONTACT: z
    .url({ protocol: /^(mailto|https)$/, error: "must look like mailto:security@example.com or https://…" })
    .optional(),
});

/** Conflicts between settings are reported together with all other errors. */
const Settings = Shape.superRefine((settings, context) => {
  const refuse = (path: string, message: string) =>
    context.addIssue({ code: "custom", path: [path], message });
  if (settings.MAP_TILES_URL && !settings.MAP_TILES_ATTRIBUTION)
    refuse("MAP_TILES_ATTRIBUTION", "is required with MAP_TILES_URL: the tiles must be credited");
  if (settings.MAP_TILES_URL && settings.MAP_PMTILES)
    refuse("MAP_PMTILES", "cannot be used with MAP_TILES_URL: it draws streets on the built-in base map");
  for (const name of ["FILES_S3_KEY_ID", "FILES_S3_SECRET"] as const)
    if (settings.FILES_S3_URL && !settings[name]) refuse(name, "is required with FILES_S3_URL");
  for (const set of TOGETHER)
    for (const name of set)
      if (set.some((other) => settings[other]) && !settings[name])
        refuse(name, `is required: ${set.join(", ")} belong together`);
  if (settings.NODE_ENV === "production") {
    for (const name of OUTSIDE)
      if (!settings[name].startsWith("https:")) refuse(name, "must be an https address in production");
    if ((settings.DEMO_JOBS ?? 0) > 0) refuse("DEMO_JOBS", "cannot be used in production");
    if (!settings.PUBLIC_URL) refuse("PUBLIC_URL", "is required in production");
    else if (!settings.PUBLIC_URL.startsWith("https:") && !isThisMachine(settings.PUBLIC_URL))
      refuse(
        "PUBLIC_URL",
        "must be an https address in production, because cookies and passwords are sent there",
      );
    if (settings.TRUST_PROXY === undefined)
      refuse(
        "TRUST_PROXY",
        "is required in production: 1 behind a proxy that sets X-Forwarded-For, 0 where clients connect directly. " +
          "If it is wrong, all clients share one address and its limits, or can forge theirs",
      );
    if (settings.FEEDS_FROM_THIS_MACHINE) refuse("FEEDS_FROM_THIS_MACHINE", "cannot be used in production");
    if (settings.PUSH_TO_THIS_MACHINE) refuse("PUSH_TO_THIS_MACHINE", "cannot be used in production");
    if (settings.JOBMAP_DEV) refuse("JOBMAP_DEV", "cannot be used in production");
    if (!settings.SMTP_URL)
      refuse("SMTP_URL", "is required in production: mails are stored in the database in development only");
    if (!settings.MAIL_FROM) refuse("MAIL_FROM", "is required in production");
    if (!settings.STRIPE_SECRET_KEY)
      refuse(
        "STRIPE_SECRET_KEY",
        "is required in production: the stand-in for Stripe takes no real money, and publishes what nobody paid",
      );
    for (const name of ["SITE_OWNER", "SITE_OWNER_ADDRESS", "SITE_OWNER_EMAIL"] as const)
      if (!settings[name])
        refuse(
          name,
          "is required in production: the legal pages say who runs the site, and how to reach them",
        );
    if (settings.PAYMENTS_FILE) refuse("PAYMENTS_FILE", "cannot be used in production");
  }
});

/** Whether an address points to this machine, so that no other machine can receive what is sent there. */
function isThisMachine(url: string): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(new URL(url).hostname);
}

export const SETTING_NAMES = Object.keys(Shape.shape);

type Parsed = z.output<typeof Settings>;
export interface Env
  extends Omit<Parsed, "PUBLIC_URL" | "DEMO_JOBS" | "MAIL_FROM" | "TRUST_PROXY" | "DRAIN_SECONDS"> {
  /** Whether the last entry of `X-Forwarded-For` is the client's address; otherwise the client is the peer of the connection. */
  TRUST_PROXY: boolean;
  /** How long the process keeps serving after it was asked to stop, so that a load balancer sees that it is not ready. */
  DRAIN_SECONDS: number;
  /** Public address of the site, without a trailing slash. */
  PUBLIC_URL: string;
  /** Number of demo jobs; 0 for none. */
  DEMO_JOBS: number;
  /** Sender address of all mail. */
  MAIL_FROM: string;
}

/** Invalid settings. The message names each of them on a line of its own. */
export class SettingsError extends Error {}

/**
 * Reads all settings from the environment (and from `.env` in the working directory, which does not override it).
 * @throws SettingsError with all failures in one message
 */
export function readEnv(source: NodeJS.ProcessEnv = withEnvFile()): Env {
  const given = Object.fromEntries(
    SETTING_NAMES.map((name) => [name, source[name]?.trim() || undefined]).filter(
      ([, value]) => value !== undefined,
    ),
  );
  const parsed = Settings.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      return given[name] === undefined && issue.code === "invalid_type"
        ? `  ${name} is missing`
        : `  ${name} ${issue.message}`;
    });
    throw new SettingsError(`These settings are invalid:\n${lines.join("\n")}`);
  }
  const env = parsed.data;
  return {
    ...env,
    PUBLIC_URL: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ""),
    MAIL_FROM: env.MAIL_FROM ?? "Jobmap <no-reply@localhost>",
    TRUST_PROXY: env.TRUST_PROXY ?? false,
    DRAIN_SECONDS: env.DRAIN_SECONDS ?? (env.NODE_ENV === "production" ? 5 : 0),
    DEMO_JOBS: env.DEMO_JOBS ?? (env.NODE_ENV === "development" ? 30_000 : 0),
    INDEX_DIR: env.INDEX_DIR ?? (env.NODE_ENV === "test" ? undefined : INDEX_DIR),
    PAYMENTS_FILE: env.PAYMENTS_FILE ?? (env.NODE_ENV === "development" ? PAYMENTS_FILE : undefined),
  };
}

/**
 * Reads the only setting that commands working on the database alone need.
 * @throws SettingsError
 */
export function readDatabaseUrl(source: NodeJS.ProcessEnv = withEnvFile()): string {
  const parsed = databaseUrl.safeParse(source["DATABASE_URL"]?.trim() || undefined);
  if (parsed.success) return parsed.data;
  throw new SettingsError("DATABASE_URL must look like mysql://user:password@host:3306/name");
}

const FilesShape = Shape.pick({
  FILES_DIR: true,
  FILES_S3_URL: true,
  FILES_S3_REGION: true,
  FILES_S3_KEY_ID: true,
  FILES_S3_SECRET: true,
});

/**
 * Reads the settings for where uploaded files are stored, for commands that need no others.
 * @throws SettingsError
 */
export function readFilesSettings(source: NodeJS.ProcessEnv = withEnvFile()) {
  const parsed = FilesShape.safeParse(source);
  if (parsed.success) return parsed.data;
  throw new SettingsError("FILES_DIR or the settings of FILES_S3_URL are invalid.");
}

function withEnvFile(): NodeJS.ProcessEnv {
  if (existsSync(".env")) process.loadEnvFile(".env");
  return process.env;
}
