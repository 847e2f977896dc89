import { Link, Navigate, useLocation } from "react-router";
import { Trans, t } from "#text";
import { redirectPath, signInPath } from "../../lib/redirect-path.ts";
import { useSession } from "../../lib/session.ts";
import { AuthLinks, AuthPage, LEADS } from "./AuthPage.tsx";
import { DetailsForm } from "./DetailsForm.tsx";
import type { AuthPageData } from "./load-page.ts";
import { OtpForm } from "./OtpForm.tsx";
import { Providers } from "./Providers.tsx";
import { homeOf, type Role } from "./sign-in.ts";
import { useRegistration } from "./use-registration.ts";

const WORDS = {
  user: {
    title: t`Create Free Account`,
    other: { text: t`For employers`, to: "/employer-register" },
  },
  employer: {
    title: t`Employer account`,
    other: { text: t`For job seekers`, to: "/user-register" },
  },
} as const;

/** `/user-register` and `/employer-register`. Users who are already signed in are redirected to the page they wanted. */
export function RegisterView({ audience, page }: { audience: Role; page: AuthPageData }) {
  const { search } = useLocation();
  const profile = useSession((session) => session.profile);
  const registration = useRegistration(audience);
  const { email } = registration.details.values;
  const wanted = redirectPath(search);
  const lead = LEADS[audience];
  const { title, other } = WORDS[audience];
  if (profile?.role === audience) return <Navigate to={wanted ?? homeOf(audience)} replace />;
  if (registration.step === "otp")
    return (
      <AuthPage
        title={t`Confirm your email`}
        lead={
          <Trans>
            We sent a 6-digit code to <b>{email}</b>. It expires in 10 minutes.
          </Trans>
        }
        chart={page.chart}
      >
        <OtpForm registration={registration} />
      </AuthPage>
    );
  return (
    <AuthPage title={title} lead={lead} chart={page.chart}>
      <Providers providers={page.providers} audience={audience} wanted={wanted} />
      <DetailsForm audience={audience} form={registration.details} />
      <AuthLinks>
        <Link to={signInPath(audience, wanted)}>{t`Sign in instead`}</Link>
        <Link to={other.to}>{other.text}</Link>
      </AuthLinks>
    </AuthPage>
  );
}
