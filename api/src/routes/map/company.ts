import { COMPANY_MEDIA_TYPE } from "@jobmap/contract";
import { RawReply, reply, route } from "../../http/dispatch.ts";
import { sightedHost } from "../../policies/sighting.ts";
import { presentCompanyMap } from "../../presenters/company-map.ts";
import { findMapCompany, loadCompanyMap, openCompany } from "../../queries/company-map.ts";

/** All open jobs of one company. The tag is derived from the content, so a client that has it gets 304 from every process. */
export const getCompanyMap = route("GET map/company/{username}", async ({ params }, { services, header }) => {
  const company = openCompany(await findMapCompany(params.username));
  const seenOn = sightedHost({
    from: header("origin"),
    host: header("host"),
    userAgent: header("user-agent"),
  });
  if (seenOn) services.sightings.note({ companyId: company.id, host: seenOn, at: services.now() });
  const map = await loadCompanyMap(company, services);
  const binary = header("accept")?.includes(COMPANY_MEDIA_TYPE) ?? false;
  const etag = `W/"${map.hash}${binary ? "b" : "j"}"`;
  const headers = {
    ETag: etag,
    "Cache-Control": "public, max-age=0, must-revalidate",
    Vary: "Accept, Accept-Encoding",
  };
  if (header("if-none-match") === etag) return new RawReply(304, headers, null);
  if (binary) {
    const type = { ...headers, "Content-Type": COMPANY_MEDIA_TYPE };
    return /\bbr\b/.test(header("accept-encoding") ?? "")
      ? new RawReply(200, { ...type, "Content-Encoding": "br" }, map.brotli)
      : new RawReply(200, type, map.bytes);
  }
  return reply(presentCompanyMap(map), { headers });
});
