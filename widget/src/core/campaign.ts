type From = Readonly<Record<string, string | undefined>>;

/**
 * The URL of an employer's own application page, with the visitor's origin added for employers who enabled it: the campaign parameters of
 * the page around the embed, else the embed itself. Parameters already in the URL are kept.
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
