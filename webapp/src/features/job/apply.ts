import type { Company, JobDetail } from "@jobmap/contract";
import { withCampaign } from "@jobmap/widget/campaign";
import { t } from "#text";
import { jobPath } from "../../lib/paths.ts";
import { closedText } from "../../ui/index.ts";
import { clickOrigin } from "./click-source.ts";

/** What a reader who wants this job can do now. `href` is null if nothing on this page can help; no button is shown then. */
export interface ApplyPlan {
  href: string | null;
  /** Button text. */
  text: string;
  /** One sentence about what happens next. */
  note: string;
  /** Whether a press counts as an apply click for the employer. */
  counts: boolean;
  opensElsewhere: boolean;
  /** This site takes the applications: the form opens over this page, if `href` is set. */
  takesHere: boolean;
}

/** Search parameter that opens the form on a job's page, for users who return from signing in. */
export const APPLY_PARAMETER = "apply";

/**
 * Converts an employer's way of taking applications into a link or button.
 * @param search the page's query string: an embed may want its visitors' origin passed on
 */
export function applyPlan(
  job: Pick<
    JobDetail,
    "id" | "apply_kind" | "apply_url" | "apply_email" | "title" | "requisition_id" | "applications_closed_on"
  >,
  company: Pick<Company, "name" | "website" | "is_third_party" | "is_demo">,
  search = "",
): ApplyPlan {
  const site = webAddress(job.apply_url);
  if (job.apply_kind === "URL" && site)
    return {
      href: /[?&]utm=on\b/.test(search) ? withCampaign(site.href, clickOrigin(search)) : site.href,
      text: t`Apply`,
      note: t`Opens ${hostName(site)}, where ${company.name} accepts applications.`,
      counts: true,
      opensElsewhere: true,
      takesHere: false,
    };
  if (job.apply_kind === "EMAIL" && job.apply_email)
    return {
      href: `mailto:${encodeURIComponent(job.apply_email).replace("%40", "@")}?subject=${encodeURIComponent(job.title)}`,
      text: t`Apply by email`,
      note: t`Send an email to ${job.apply_email}.`,
      counts: true,
      opensElsewhere: false,
      takesHere: false,
    };
  const closed = closedText(job);
  if (closed)
    return {
      href: null,
      text: "",
      note: `${closed}.`,
      counts: false,
      opensElsewhere: false,
      takesHere: true,
    };
  if (job.apply_kind === "NATIVE" && !company.is_third_party)
    return {
      href: `${jobPath(job.id)}?${APPLY_PARAMETER}=here`,
      text: t`Apply`,
      note: company.is_demo
        ? t`This is a demo employer. Try out applying; no one will read it.`
        : t`Takes about a minute. ${company.name} replies here and by email.`,
      // The application itself is counted, not the press.
      counts: false,
      opensElsewhere: false,
      takesHere: true,
    };
  const home = webAddress(company.website);
  return {
    href: home?.href ?? null,
    text: home ? t`Go to ${hostName(home)}` : "",
    note: unknownWay(job.requisition_id, company, home !== undefined),
    counts: false,
    opensElsewhere: true,
    takesHere: false,
  };
}

/** Why there is no apply button, and what to do instead. */
function unknownWay(
  reference: string | null,
  { name, is_third_party }: Pick<Company, "name" | "is_third_party">,
  hasSite: boolean,
): string {
  const contact = hasSite ? ` ${t`Contact ${name} on their website.`}` : "";
  if (!is_third_party) return t`${name} accepts applications elsewhere but did not say where.` + contact;
  const number = reference ? ` ${t`Its reference number there is ${reference}.`}` : "";
  return (
    t`This listing comes from a public source with no application link. Check the description for how to apply.` +
    contact +
    number
  );
}

/** An http(s) URL, or undefined: what employers enter is linked only if it leads to the web. */
export function webAddress(text: string | null): URL | undefined {
  if (!text || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.protocol === "https:" || url.protocol === "http:" ? url : undefined;
}

function hostName(url: URL): string {
  return url.hostname.replace(/^www\./, "");
}
