import { useEffect } from "react";
import { Link, Navigate, useLocation } from "react-router";
import { t } from "#text";
import { faceOf } from "../../lib/name-of.ts";
import { redirectPath, withRedirect } from "../../lib/redirect-path.ts";
import { useSession } from "../../lib/session.ts";
import { Loading } from "../../ui/index.ts";
import { AuthLinks, AuthPage, LEADS } from "./AuthPage.tsx";
import { FollowLinks } from "./FollowLinks.tsx";
import type { AuthPageData } from "./load-page.ts";
import { Providers } from "./Providers.tsx";
import { SignInForm } from "./SignInForm.tsx";
import { SignInSteps, useSignInStep } from "./SignInSteps.tsx";
import { homeOf, type Role } from "./sign-in.ts";
import { useHashToken } from "./use-hash-token.ts";
import { useReturned } from "./use-returned.ts";

const WORDS = {
  user: {
    register: "/user-register",
    other: { text: t`Employer Login ?`, to: "/employer-login" },
  },
  employer: {
    register: "/employer-register",
    other: { text: t`Candidate Login ?`, to: "/user-login" },
  },
} as const;

/** `/user-login` and `/employer-login`. Users who are already signed in are redirected to the page they wanted. */
export function LoginView({ audience, page }: { audience: Role; page: AuthPageData }) {
  const { search } = useLocation();
  const { step, setStep, onRefused, onForgot, onLink } = useSignInStep();
  const profile = useSession((session) => session.profile);
  // The redirect happens as soon as the session exists.
  const onSignedIn = () => {};
  const isFinishing = useReturned({ onSignedIn, onRefused });
  const link = useHashToken("new-password");
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is opened once
  useEffect(() => {
    if (link !== undefined) onLink(link);
  }, [link]);
  const wanted = redirectPath(search);
  const lead = LEADS[audience];
  const { register, other } = WORDS[audience];
  const name = profile && faceOf(profile).name;
  if (profile?.role === audience && step.name !== "new-password")
    return <Navigate to={wanted ?? homeOf(audience)} replace />;
  if (isFinishing)
    return (
      <AuthPage title={t`Sign in`} lead={lead} chart={page.chart}>
        <Loading>{t`Signing you in`}</Loading>
      </AuthPage>
    );
  return (
    <AuthPage title={t`Sign in`} lead={lead} chart={page.chart}>
      {name !== undefined && <p>{t`You are signed in as ${name}. Signing in here signs you out there.`}</p>}
      <SignInForm audience={audience} onSignedIn={onSignedIn} onRefused={onRefused} onForgot={onForgot}>
        <Providers providers={page.providers} audience={audience} wanted={wanted} />
      </SignInForm>
      <AuthLinks>
        <Link to={withRedirect(register, wanted)}>{t`Sign Up`}</Link>
        <Link to={other.to}>{other.text}</Link>
      </AuthLinks>
      <FollowLinks />
      <SignInSteps step={step} onStep={setStep} onSignedIn={onSignedIn} />
    </AuthPage>
  );
}
