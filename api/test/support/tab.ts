/** A browser as far as addresses and cookies go: it keeps cookies and follows redirects until a page comes. */
export class Tab {
  readonly cookies = new Map<string, string>();
  /** Every address that was asked for, with its query. */
  readonly visited: string[] = [];

  /** Goes to an address; `form` posts. A post from another site sends no cookies, as `SameSite=Lax` has it. */
  async go(
    address: string,
    { form, isForeign = false }: { form?: Record<string, string>; isForeign?: boolean } = {},
  ): Promise<{ url: URL; status: number; text: string }> {
    let url = new URL(address);
    let init: RequestInit = form ? { method: "POST", body: new URLSearchParams(form) } : {};
    for (let hop = 0; hop < 10; hop++) {
      this.visited.push(url.href);
      const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const sends = !(isForeign && init.method === "POST");
      const response = await fetch(url, {
        ...init,
        redirect: "manual",
        headers: sends && cookie ? { Cookie: cookie } : {},
      });
      for (const line of response.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        this.cookies.set(name, value);
      }
      const location = response.headers.get("location");
      if (location === null) return { url, status: response.status, text: await response.text() };
      url = new URL(location, url);
      init = {};
    }
    throw new Error(`${address} leads in circles.`);
  }
}

/** The hidden fields of a form that posts itself. */
export function hiddenFields(page: string): Record<string, string> {
  const decode = (text: string) =>
    text.replaceAll("&quot;", '"').replaceAll("&amp;", "&").replaceAll("&#39;", "'");
  return Object.fromEntries(
    [...page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)].map(
      ([, name = "", value = ""]) => [name, decode(value)],
    ),
  );
}
