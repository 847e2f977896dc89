import { PROOF_SECONDS, proveAddress } from "../../commands/account/address-proofs.ts";
import { OTP_MINUTES } from "../../commands/account/one-time-passwords.ts";
import { register } from "../../commands/account/register.ts";
import { sendRegistrationOtp } from "../../commands/account/send-otp.ts";
import { deviceName } from "../../http/device.ts";
import type { RequestContext } from "../../http/dispatch.ts";
import { reply, route } from "../../http/dispatch.ts";
import { countAttempt } from "../../security/attempts.ts";

export const sendOtp = route("POST auth/sendOTP", async ({ body }, { services }) => {
  await countAttempt(services, "email", { otp: body.email });
  await sendRegistrationOtp(services, body.email);
  return reply({ expires_in: OTP_MINUTES * 60 }, { message: "Otp sent to your email" });
});

export const verifyOtp = route("POST auth/verifyOTP", async ({ body }, { services }) => {
  const verification = await proveAddress(services, body.email, body.otp);
  return { verification, expires_in: PROOF_SECONDS };
});

interface RegistrationBody {
  email: string;
  password: string;
  first_name: string;
  last_name: string;
  username?: string | undefined;
  verification: string;
  company_name?: string;
}

async function answer(body: RegistrationBody, { services, header }: RequestContext) {
  const { token } = await register(services, {
    email: body.email,
    password: body.password,
    firstName: body.first_name,
    lastName: body.last_name,
    username: body.username,
    proof: body.verification,
    ...(body.company_name === undefined ? {} : { companyName: body.company_name }),
    device: deviceName(header("user-agent")),
  });
  return reply({ token, is_new: true }, { message: "Welcome to Jobmap.", beside: { token } });
}

export const registerUser = route("POST auth/registerUser", ({ body }, context) => answer(body, context));
export const registerEmployer = route("POST auth/registerEmployer", ({ body }, context) =>
  answer(body, context),
);
