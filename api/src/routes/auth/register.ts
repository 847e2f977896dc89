import { preferredLanguage } from "@jobmap/contract/languages";
import {
  type AddressProof,
  PROOF_SECONDS,
  proveAddress,
  proveAddressByLink,
} from "../../commands/account/address-proofs.ts";
import { OTP_MINUTES } from "../../commands/account/one-time-passwords.ts";
import { register } from "../../commands/account/register.ts";
import { sendRegistrationOtp } from "../../commands/account/send-otp.ts";
import { deviceName } from "../../http/device.ts";
import type { RequestContext } from "../../http/dispatch.ts";
import { reply, route } from "../../http/dispatch.ts";
import { signedIn } from "./signed-in.ts";

export const sendOtp = route("POST auth/sendOTP", async ({ body }, { services, browser, ip, header }) => {
  const language = preferredLanguage(header("accept-language"));
  const request = { email: body.email, browser: browser.id, knownDevice: browser.device, ip, language };
  await sendRegistrationOtp(services, request, body.role);
  return reply({ expires_in: OTP_MINUTES * 60 }, { message: "We sent a code to your email address" });
});

const proved = ({ email, proof }: AddressProof) => ({
  email,
  verification: proof,
  expires_in: PROOF_SECONDS,
});

export const verifyOtp = route("POST auth/verifyOTP", async ({ body }, { services, browser }) =>
  proved(await proveAddress(services, { ...body, browser: browser.id })),
);

export const verifyLink = route("POST auth/verifyLink", async ({ body }, { services }) =>
  proved(await proveAddressByLink(services, body.link)),
);

interface RegistrationBody {
  email: string;
  password: string;
  first_name: string;
  last_name: string;
  username?: string | undefined;
  verification: string;
  company_name?: string;
}

async function answer(body: RegistrationBody, context: RequestContext) {
  const { services, header } = context;
  const begun = await register(services, {
    email: body.email,
    password: body.password,
    firstName: body.first_name,
    lastName: body.last_name,
    username: body.username,
    proof: body.verification,
    ...(body.company_name === undefined ? {} : { companyName: body.company_name }),
    device: deviceName(header("user-agent")),
    language: preferredLanguage(header("accept-language")),
  });
  return signedIn(context, begun, { isNew: true, message: "Welcome to Jobmap.", by: "password" });
}

export const registerUser = route("POST auth/registerUser", ({ body }, context) => answer(body, context));
export const registerEmployer = route("POST auth/registerEmployer", ({ body }, context) =>
  answer(body, context),
);
