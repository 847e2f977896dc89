import type { MetaDescriptor, RouterContextProvider } from "react-router";
import { serverContext } from "./context.ts";
import { pageMeta, SITE_NAME } from "./seo.ts";

/** Title and description of a page whose words an operator can edit. */
export interface PageTexts {
  publicUrl: string;
  title: string;
  description: string;
}

/** What pages say of themselves as long as nobody has written anything else. */
const DEFAULTS: Readonly<Record<string, { title: string; description: string }>> = {
  "user-login": { title: "Sign in", description: "Sign in to Jobmap as a job seeker." },
  "employer-login": { title: "Employer sign in", description: "Sign in to Jobmap as an employer." },
  "user-register": {
    title: "Create a free account",
    description:
      "A free account for job seekers: save jobs, apply to them, and keep your resume in one place.",
  },
  "employer-register": {
    title: "Create an employer account",
    description: "An account for employers: put your jobs on the map and see who applies.",
  },
  "change-password": { title: "Change password", description: "Choose a new password." },
  "profile-setting": { title: "Profile settings", description: "Your account at Jobmap." },
  feedback: { title: "Feedback", description: "Tell us what works on Jobmap and what does not." },
};

export async function loadTexts(context: Readonly<RouterContextProvider>, page: string): Promise<PageTexts> {
  const { site } = context.get(serverContext);
  const { title = SITE_NAME, description = "" } = DEFAULTS[page] ?? {};
  return { publicUrl: site.publicUrl, title, description };
}

/** The texts for a route's `meta`. Pages behind the sign-in are nobody's find. */
export function textsMeta(
  path: string,
  texts: PageTexts | undefined,
  options: { noindex?: boolean } = {},
): MetaDescriptor[] {
  return texts ? pageMeta(texts, { ...texts, path, ...options }) : [];
}
