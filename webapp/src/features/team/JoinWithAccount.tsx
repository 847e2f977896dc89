import type { InvitationToTeam } from "@jobmap/contract";
import { Trans, t } from "#text";
import { call } from "../../lib/api.ts";
import { PREFIX } from "../../lib/language.ts";
import { signOut, useSession } from "../../lib/session.ts";
import { Button, Form, SubmitButton, useForm } from "../../ui/index.ts";
import type { AuthPageData } from "../account/load-page.ts";
import { Providers } from "../account/Providers.tsx";
import { SignInForm } from "../account/SignInForm.tsx";
import { SignInSteps, useSignInStep } from "../account/SignInSteps.tsx";
import { homeOf } from "../account/sign-in.ts";

interface JoinProps {
  link: string;
  invitation: InvitationToTeam;
  providers: AuthPageData["providers"];
}

/** Lets the account that has the invited address join, once its owner is signed in. */
export function JoinWithAccount({ link, invitation, providers }: JoinProps) {
  const { email, company_name, replaces } = invitation;
  const profile = useSession((session) => session.profile);
  const { step, setStep, onRefused, onForgot } = useSignInStep();
  const form = useForm({
    initial: {},
    submit: async () => {
      await call("POST employer/team/accept", { body: { link } });
      // Anew, with whatever is open for the company.
      location.assign(PREFIX + homeOf("employer"));
    },
  });
  if (profile && profile.email !== email)
    return (
      <>
        <p>
          <Trans>
            This invitation is for <b>{email}</b>. You are signed in as <b>{profile.email}</b>.
          </Trans>
        </p>
        <Button onClick={() => void signOut()}>{t`Sign out, and sign in as ${email}`}</Button>
      </>
    );
  if (profile)
    return (
      <Form form={form} label={t`Join ${company_name}`}>
        {replaces !== null && (
          <p>
            <Trans>
              Your company <b>{replaces}</b> has no jobs and no profile. It is deleted when you join.
            </Trans>
          </p>
        )}
        <SubmitButton form={form} size="lg" block>{t`Join the team`}</SubmitButton>
      </Form>
    );
  const isForm = step.name === "form";
  return (
    <>
      <p>
        <Trans>
          You have an account with <b>{email}</b>. Sign in to join.
        </Trans>
      </p>
      <SignInForm
        audience="employer"
        initial={isForm ? step.typed : { email, password: "" }}
        onSignedIn={() => setStep({ name: "form", typed: { email, password: "" } })}
        onRefused={onRefused}
        onForgot={onForgot}
      >
        <Providers providers={providers} audience="employer" wanted={undefined} isApart />
      </SignInForm>
      {!isForm && <SignInSteps step={step} onStep={setStep} onSignedIn={() => {}} />}
    </>
  );
}
