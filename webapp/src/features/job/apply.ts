import type { Company, JobDetail } from "@jobmap/contract";

/** What somebody who wants this job can do now. `href` null: nothing on this page can help, and none is pretended. */
export interface ApplyPlan {
  href: string | null;
  /** The button. */
  text: string;
  /** What happens next, in a sentence. */
  note: string;
  /** Whether pressing it is applying, to be counted for the employer. */
  counts: boolean;
  opensElsewhere: boolean;
}

/** Turns the way an employer takes applications into something to press. */
export function applyPlan(
  job: Pick<JobDetail, "apply_kind" | "apply_url" | "apply_email" | "title" | "requisition_id">,
  company: Pick<Company, "name" | "website" | "is_third_party">,
): ApplyPlan {
  const site = webAddress(job.apply_url);
  if (job.apply_kind === "URL" && site)
    return {
      href: site.href,
      text: "Apply",
      note: `Opens ${hostName(site)}, where ${company.name} takes applications.`,
      counts: true,
      opensElsewhere: true,
    };
  if (job.apply_kind === "EMAIL" && job.apply_email)
    return {
      href: `mailto:${encodeURIComponent(job.apply_email).replace("%40", "@")}?subject=${encodeURIComponent(job.title)}`,
      text: "Apply by e-mail",
      note: `Writes to ${job.apply_email}.`,
      counts: true,
      opensElsewhere: false,
    };
  const home = webAddress(company.website);
  return {
    href: home?.href ?? null,
    text: home ? `Go to ${hostName(home)}` : "",
    note: nativeNote(job.requisition_id, company, home !== undefined),
    counts: false,
    opensElsewhere: true,
  };
}

/** Why there is no button that applies, and what to do instead. */
function nativeNote(
  reference: string | null,
  { name, is_third_party }: Pick<Company, "name" | "is_third_party">,
  hasSite: boolean,
): string {
  if (is_third_party) {
    const where = hasSite ? ` Ask ${name} on their own site.` : "";
    return `This listing comes from a public source that names no way to apply.${where}${reference ? ` Its number there is ${reference}.` : ""}`;
  }
  if (hasSite) return `Applying on Jobmap is not open yet. Until it is, ask ${name} on their own site.`;
  return `Applying on Jobmap is not open yet, and ${name} gives no other way. Keep the link to come back.`;
}

/** An http(s) address, or nothing: what employers enter goes into a link only when it leads to the web. */
function webAddress(text: string | null): URL | undefined {
  if (!text || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.protocol === "https:" || url.protocol === "http:" ? url : undefined;
}

function hostName(url: URL): string {
  return url.hostname.replace(/^www\./, "");
}
