import type { ReactNode } from "react";
import { t } from "#text";
import { useSession } from "../../lib/session.ts";
import { ButtonLink, EmptyState } from "../../ui/index.ts";

/** Shows its children once the employer has a company. Until then it links to the company profile, worded like the menu's prompt. */
export function NeedsCompany({ children }: { children: ReactNode }) {
  const profile = useSession(({ profile, former }) => profile ?? former);
  if (profile?.info.company_name !== "") return children;
  return (
    <EmptyState
      title={t`Please Fill Your Company Profile`}
      action={<ButtonLink to="/employer/company-profile">{t`Fill it in`}</ButtonLink>}
    >{t`Your public pages need a company name. Add it first.`}</EmptyState>
  );
}
