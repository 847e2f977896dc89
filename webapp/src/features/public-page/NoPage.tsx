import { t } from "#text";
import { useSession } from "../../lib/session.ts";
import { ButtonLink, EmptyState, Page } from "../../ui/index.ts";

/** To a candidate, at the address of somebody whose page is off, or of nobody. */
export function NoPage() {
  const username = useSession(({ profile }) => profile?.username);
  return (
    <Page title={t`Profile not found`}>
      <EmptyState
        title={t`There is no page at this address.`}
        action={username && <ButtonLink to={`/user/${username}`}>{t`Open your own`}</ButtonLink>}
      >{t`It may have been switched off, or the link may be wrong.`}</EmptyState>
    </Page>
  );
}
