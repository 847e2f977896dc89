import type { PublicProfile } from "@jobmap/contract";
import { data } from "react-router";
import { t } from "#text";
import { serverContext } from "../../lib/context.ts";
import { pageMeta } from "../../lib/seo.ts";
import { useSession } from "../../lib/session.ts";
import { Guard } from "../session/Guard.tsx";
import type { Route } from "./+types/own-page";
import { atOwnName, robotsHeaders } from "./load-public-page.ts";
import { NoPage } from "./NoPage.tsx";
import { OwnPageView } from "./OwnPageView.tsx";
import { PublicPageView } from "./PublicPageView.tsx";
import { publicPageMeta } from "./page-meta.ts";

const TITLE = t`My Resume Builder`;

/** `/user/{username}`: the public page of a person, and to that person the place where it is made. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { call, site } = context.get(serverContext);
  const seen = await findSeen(() => call("GET user/view/{id}", { params: { id: params.username } }));
  const page = seen === null ? null : atOwnName(seen, params.username);
  return data(
    { seen: page, publicUrl: site.publicUrl },
    { status: page ? 200 : 404, headers: robotsHeaders(page?.is_findable ?? false) },
  );
}

/** Whoever opens their own asks for nothing that only others see. */
export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  const own = useSession.getState().profile?.username;
  return own === params.username ? { seen: null, publicUrl: location.origin } : serverLoader();
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData, params }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const { seen, publicUrl } = loaderData;
  if (seen) return publicPageMeta({ seen, publicUrl });
  const path = `/user/${encodeURIComponent(params.username)}`;
  return pageMeta({ publicUrl }, { title: TITLE, description: "", path, noindex: true });
}

export default function Page({ loaderData: { seen, publicUrl }, params }: Route.ComponentProps) {
  const who = useSession(({ profile, former }) => profile ?? former);
  const isOwn = who?.role === "user" && who.username === params.username.toLowerCase();
  if (seen && !isOwn) return <PublicPageView seen={seen} publicUrl={publicUrl} />;
  return (
    <Guard audience="user" title={TITLE}>
      {isOwn ? <OwnPageView title={TITLE} profile={who} /> : <NoPage />}
    </Guard>
  );
}

/** A page that is not there is one that its owner may be about to make. */
async function findSeen(ask: () => Promise<PublicProfile>): Promise<PublicProfile | null> {
  try {
    return await ask();
  } catch (failure) {
    if (failure instanceof Response && failure.status === 404) return null;
    throw failure;
  }
}
