const USUAL = { utm_source: "jobmap", utm_medium: "embed" } as const;
const OWN = ["utm_campaign", "utm_term"];

/**
 * The address of an employer's own application page, with where the visitor came from, for employers who asked for it: what the page
 * around the embed was called with, else that it was the embed. What the address says already stays.
 */
export function withCampaign(url: string, from: Readonly<Record<string, string | undefined>>): string {
  if (!URL.canParse(url)) return url;
  const address = new URL(url);
  const put = (name: string, value: string | undefined): void => {
    if (value && !address.searchParams.has(name)) address.searchParams.set(name, value);
  };
  put("utm_source", from["utm_source"] ?? USUAL.utm_source);
  put("utm_medium", from["utm_medium"] ?? USUAL.utm_medium);
  for (const name of OWN) put(name, from[name]);
  put("utm_content", from["utm_content"] ?? from["embed"]);
  return address.href;
}
