import { z } from "zod";
import { Answering, AnswerPromiseDays } from "./answering.ts";
import { line } from "./values.ts";

/** Social networks that a company can link to, with the hosts of their pages. */
export const SOCIAL_NETWORKS = {
  linkedin: ["linkedin.com"],
  facebook: ["facebook.com"],
  instagram: ["instagram.com"],
  x: ["x.com", "twitter.com"],
  youtube: ["youtube.com"],
  tiktok: ["tiktok.com"],
} as const;
export type SocialNetwork = keyof typeof SOCIAL_NETWORKS;
const NETWORKS = Object.keys(SOCIAL_NETWORKS) as [SocialNetwork, ...SocialNetwork[]];

/** Hosts whose videos a gallery can link to. */
export const VIDEO_HOSTS = ["youtube.com", "youtu.be", "vimeo.com"] as const;

export const COMPANY_SIZES = [
  "1-10",
  "11-50",
  "51-200",
  "201-500",
  "501-1000",
  "1001-5000",
  "5001-10000",
  "10001+",
] as const;

/** A web address on one of the given hosts, or their subdomains; empty for none. Without a scheme, https is assumed. */
export function addressOn(hosts: readonly string[], message: string) {
  return z
    .string()
    .refine((value) => value.length <= 1_000, { error: ADDRESS_TOO_LONG, abort: true })
    .meta({ maxLength: 500 })
    .transform((value) => withScheme(value.trim()))
    .pipe(z.string().max(500, ADDRESS_TOO_LONG))
    .refine((value) => value === "" || isOn(value, hosts), message);
}

const ADDRESS_TOO_LONG = "The address can have at most 500 characters.";

/** Adds a missing scheme, and makes it exactly two slashes, however many were typed. */
function withScheme(value: string): string {
  if (value === "") return value;
  const [whole, scheme = "https:"] = /^(https?:)?[/\\]*/i.exec(value) ?? [""];
  return whole === "" && /^[a-z][a-z\d+.-]*:/i.test(value)
    ? value
    : `${scheme}//${value.slice(whole.length)}`;
}

function isOn(value: string, hosts: readonly string[]): boolean {
  if (/[\s\\\p{C}]/u.test(value)) return false;
  const url = URL.parse(value);
  if (url === null || (url.protocol !== "https:" && url.protocol !== "http:")) return false;
  // Credentials before the host make one site look like another.
  if (url.username !== "" || url.password !== "" || !url.hostname.includes(".")) return false;
  return (
    hosts.length === 0 || hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))
  );
}

export const WebsiteInput = addressOn([], "The address must start with http:// or https://.");

export const SocialLinks = z.partialRecord(z.enum(NETWORKS), z.string()).meta({ id: "SocialLinks" });
export type SocialLinks = z.infer<typeof SocialLinks>;

export const SocialInput = z.object(
  Object.fromEntries(
    NETWORKS.map((network) => [
      network,
      addressOn(
        SOCIAL_NETWORKS[network],
        `This must be an address on ${SOCIAL_NETWORKS[network][0]}.`,
      ).optional(),
    ]),
  ) as Record<SocialNetwork, z.ZodOptional<ReturnType<typeof addressOn>>>,
);

export const GALLERY_LIMITS = { images: 20, videos: 3, links: 10 } as const;

/** The origin of a website that may frame a company's map: `https://careers.example.com`. A path after it is removed. */
export const EmbedOrigin = z
  .string()
  .trim()
  .max(300, "The address is too long.")
  .transform((value) => (/^[a-z][a-z\d+.-]*:/i.test(value) ? value : `https://${value}`))
  .refine(
    (value) => URL.canParse(value) && /^https?:\/\/[\w.-]+(?::\d+)?$/.test(new URL(value).origin),
    "Please enter a website such as https://careers.example.com.",
  )
  .transform((value) => new URL(value).origin);

export const GalleryItem = z
  .object({
    id: z.int(),
    kind: z.enum(["IMAGE", "VIDEO", "LINK"]),
    url: z.string(),
    caption: z.string(),
    /** Of a picture, in pixels. */
    width: z.int().nullable(),
    height: z.int().nullable(),
    /** The same picture in a smaller size. */
    small: z.object({ url: z.string(), width: z.int() }).nullable(),
  })
  .meta({ id: "GalleryItem" });
export type GalleryItem = z.infer<typeof GalleryItem>;

export const Caption = line("The caption", 200).default("");

/** A company as its employer edits it. */
export const EmployerProfile = z
  .object({
    id: z.int(),
    company_name: z.string(),
    username: z.string(),
    slug: z.string(),
    tagline: z.string(),
    description: z.string(),
    industry: z.string(),
    size: z.string(),
    founded: z.int().nullable(),
    logo: z.string(),
    website: z.string(),
    email: z.string(),
    phone: z.string(),
    street: z.string(),
    locality: z.string(),
    region: z.string(),
    postal_code: z.string(),
    country: z.string(),
    social: SocialLinks,
    show_profile: z.boolean(),
    /** Whether candidates see e-mail address and phone number once the company has answered them. */
    show_contact: z.boolean(),
    /** Within how many days it promises to answer each application, and how it has answered, as candidates see it. */
    answer_promise_days: AnswerPromiseDays,
    answering: Answering.nullable(),
    /** Websites that may show the map in a frame; none means any. */
    embed_origins: z.array(z.string()),
    gallery: z.array(GalleryItem),
  })
  .meta({ id: "EmployerProfile" });
export type EmployerProfile = z.infer<typeof EmployerProfile>;
