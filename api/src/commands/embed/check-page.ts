import type { EmbedCheck } from "@jobmap/contract";
import { ApiError } from "../../errors/api-error.ts";
import { WebError } from "../../gateways/web/index.ts";
import { Company } from "../../models/index.ts";
import { checkEmbed } from "../../policies/embed-check.ts";
import type { Employer } from "../../policies/employer.ts";
import { countAttempt } from "../../security/attempts.ts";
import type { Services } from "../../services.ts";

const LIMITS = { maxBytes: 2_000_000, timeoutMs: 15_000 };

/**
 * Reads a page and says what it has of the company's map.
 * @throws ApiError `invalid_input` under `url` with why the page could not be read; `too_many_requests`
 */
export async function checkPage(
  services: Services,
  { companyId }: Employer,
  url: string,
): Promise<EmbedCheck> {
  const company = await Company.findByPk(companyId, { rejectOnEmpty: true });
  await countAttempt(services, "url", { pageChecks: companyId });
  return checkEmbed(await readPage(services, url), {
    origin: new URL(services.env.PUBLIC_URL).origin,
    names: [company.username, company.slug],
    isHidden: !company.showProfile,
    sites: company.embedOrigins ?? [],
  });
}

async function readPage({ web }: Services, url: string) {
  const page = await web.read(url, undefined, LIMITS).catch((error: unknown) => {
    throw error instanceof WebError ? refused(reasonOf(error)) : error;
  });
  if (page === null) throw refused("The site answered without the page.");
  if (!/html/i.test(page.contentType || "text/html"))
    throw refused("This address is not a web page, but a file.");
  return { address: page.address, html: page.bytes.toString("utf8"), policy: page.policy };
}

function reasonOf({ status, message }: WebError): string {
  if (status === 401 || status === 403)
    return "The page is not open to everybody: the site asks for a sign-in, or refuses programs.";
  if (status === 404 || status === 410) return "The site says that there is no such page.";
  return status === null ? message : `The site answered with ${status} instead of the page.`;
}

const refused = (message: string) => new ApiError("invalid_input", message, { url: message });
