type From = Readonly<Record<string, string | undefined>>;

/**
 * The address of an employer's own application page, with where the visitor came from, for employers who asked for it: what the page
 * around the embed was called with, else that it was the embed. What the address says already stays.
 */
export function withCampaign(url: string, from: From): string {
  const address = new URL(url);
  const { searchParams } = address;
  const usual: From = { source: "jobmap", medium: "embed", campaign: "", term: "", content: from["embed"] };
  for (const name of Object.keys(usual)) {
    const value = from[`utm_${name}`] ?? usual[name];
    if (value && !searchParams.has(`utm_${name}`)) searchParams.set(`utm_${name}`, value);
  }
  return address.href;
}
