import { z } from "zod";
import { Username } from "./account.ts";
import { ResumeDocument } from "./resume-document.ts";
import { ResumeSheet } from "./resume-sheet.ts";
import { Id } from "./values.ts";

/** What follows the username in the address of a public page, as long as its owner chose nothing else. */
export const DEFAULT_PROFILE_SLUG = "resume";
const SLUG = "[a-z0-9]+(?:-[a-z0-9]+)*";

/** What follows the username in the address of a public page. */
export const ProfileSlug = z
  .string("Please enter an address.")
  .trim()
  .toLowerCase()
  .regex(
    new RegExp(`^(?=.{2,60}$)${SLUG}$`),
    "An address has 2 to 60 letters, digits or hyphens, and starts and ends with a letter or digit.",
  );

/** An address that somebody wants: a username, or the username and the rest of a public page's address, as in `ada/nurse`. */
export const PublicUrl = z
  .string("Please enter an address.")
  .trim()
  .toLowerCase()
  .superRefine((url, context) => {
    const [username, ...rest] = url.split("/");
    const issues = [Username.safeParse(username), ...rest.map((slug) => ProfileSlug.safeParse(slug))];
    const message = issues.find(({ success }) => !success)?.error?.issues[0]?.message;
    if (message !== undefined || rest.length > 1)
      context.addIssue({ code: "custom", message: message ?? "An address has two parts at most." });
  });

/** What a public page shows, and whether search engines may. Nothing that reaches a person is shown unless they choose so. */
export const PublicPageSetting = z.object({
  profile_slug: ProfileSlug,
  /** Null for the whole profile. */
  resume_id: Id.nullable(),
  shows_email: z.boolean(),
  shows_phone: z.boolean(),
  /** Street and postal code. */
  shows_street: z.boolean(),
  shows_picture: z.boolean(),
  is_findable: z.boolean(),
});
export type PublicPageSetting = z.infer<typeof PublicPageSetting>;

/** A profile or a resume as everybody sees it, if its owner wants that: without what is nobody's business. */
export const PublicProfile = z
  .object({
    id: z.int(),
    username: z.string(),
    profile_slug: z.string(),
    profile_image: z.string(),
    cover_image: z.string(),
    is_findable: z.boolean(),
    document: ResumeDocument,
    sheet: ResumeSheet,
  })
  .meta({ id: "PublicProfile" });
export type PublicProfile = z.infer<typeof PublicProfile>;

/** A candidate's own public page. */
export const OwnPublicPage = z
  .object({
    ...PublicPageSetting.shape,
    /** Empty until it is chosen; the page has no address before. */
    username: z.string(),
    is_public: z.boolean(),
    resumes: z.array(z.object({ id: Id, name: z.string() })),
    /** What others see, or would see; null if the resume that it shows is there no longer. */
    seen: PublicProfile.nullable(),
  })
  .meta({ id: "OwnPublicPage" });
export type OwnPublicPage = z.infer<typeof OwnPublicPage>;
