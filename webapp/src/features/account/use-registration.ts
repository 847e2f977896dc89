import { useEffect, useState } from "react";
import { t } from "#text";
import { ApiFailure, act, call } from "../../lib/api.ts";
import { schemaOf } from "../../lib/contract-schema.ts";
import { tell } from "../../lib/failures.ts";
import { toast } from "../../lib/toasts.ts";
import { type FormState, type StandardSchema, useForm } from "../../ui/index.ts";
import { begin, type Role } from "./sign-in.ts";
import { useHashToken } from "./use-hash-token.ts";

export interface Details {
  first_name: string;
  last_name: string;
  company_name: string;
  email: string;
  password: string;
}

const EMPTY: Details = { first_name: "", last_name: "", company_name: "", email: "", password: "" };

/** The server's proof that the one-time password was correct, so the address belongs to this user. */
interface Proof {
  email: string;
  verification: string;
}

export interface Registration {
  step: "details" | "otp";
  details: FormState<Details>;
  otp: FormState<{ otp: string }>;
  back: () => void;
  sendAgain: () => void;
}

/**
 * Registration in two steps: the details, then the one-time password that verifies the address. Errors from the final request are shown at
 * their fields, and an address that is already verified is not asked for again.
 */
export function useRegistration(role: Role): Registration {
  const link = useHashToken("verify");
  const [step, setStep] = useState<Registration["step"]>("details");
  const [proof, setProof] = useState<Proof>();
  const details = useForm({
    initial: EMPTY,
    schema: detailsOf(role),
    submit: async (values) => {
      if (proof?.email === values.email) return await register(role, values, proof.verification);
      await sendOtp(values.email, role);
      otp.reset();
      setStep("otp");
    },
  });
  const otp = useForm({
    initial: { otp: "" },
    submit: async (values) => {
      const { email } = details.values;
      const { verification } = await call("POST auth/verifyOTP", { body: { email, otp: values.otp } });
      setProof({ email, verification });
      try {
        await register(role, details.values, verification);
      } catch (failure) {
        if (!(failure instanceof ApiFailure)) throw failure;
        setStep("details");
        details.fail(Object.keys(failure.fields).length > 0 ? failure.fields : { email: failure.message });
      }
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is opened once
  useEffect(() => {
    if (link === undefined) return;
    proveByLink(link).then((proved) => {
      if (!proved) return;
      setProof(proved);
      details.set("email", proved.email);
    });
  }, [link]);
  return {
    step,
    details,
    otp,
    back: () => setStep("details"),
    sendAgain: () => {
      sendOtp(details.values.email, role).catch(tell);
    },
  };
}

async function sendOtp(email: string, role: Role): Promise<void> {
  toast(await act("POST auth/sendOTP", { body: { email, role } }), { tone: "success" });
}

/** Undefined for an expired link, after showing the reader a message. */
async function proveByLink(link: string): Promise<Proof | undefined> {
  try {
    const proof = await call("POST auth/verifyLink", { body: { link } });
    const { email } = proof;
    toast(t`${email} is confirmed. Fill in the rest to create your account.`, { tone: "success" });
    return proof;
  } catch (failure) {
    tell(failure);
    return undefined;
  }
}

async function register(role: Role, details: Details, verification: string): Promise<void> {
  const { company_name, ...person } = details;
  const session =
    role === "employer"
      ? await call("POST auth/registerEmployer", { body: { ...person, company_name, verification } })
      : await call("POST auth/registerUser", { body: { ...person, verification } });
  await begin(session);
}

/** The rules of the first step: the whole schema without the proof, which follows later. */
function detailsOf(role: Role): () => Promise<StandardSchema> {
  return schemaOf((endpoints) =>
    role === "employer"
      ? endpoints["POST auth/registerEmployer"].body.omit({ verification: true })
      : endpoints["POST auth/registerUser"].body.omit({ verification: true }),
  );
}
