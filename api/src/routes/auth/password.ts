import { preferredLanguage } from "@jobmap/contract/languages";
import { changePassword } from "../../commands/account/change-password.ts";
import { OTP_MINUTES } from "../../commands/account/one-time-passwords.ts";
import { resetPassword, resetPasswordByLink } from "../../commands/account/reset-password.ts";
import { sendConfirmationOtp, sendResetOtp } from "../../commands/account/send-otp.ts";
import { ApiError } from "../../errors/api-error.ts";
import { rememberDevice } from "../../http/browser.ts";
import { type HandlerContext, type RequestContext, reply, route } from "../../http/dispatch.ts";
import { getAccount } from "../../queries/accounts.ts";

export const forgotPassword = route(
  "POST auth/forgot-password",
  async ({ body }, { services, browser, ip, header }) => {
    const language = preferredLanguage(header("accept-language"));
    const request = { email: body.email, browser: browser.id, knownDevice: browser.device, ip, language };
    await sendResetOtp(services, request);
    return reply(null, { message: "Otp sent to your register email" });
  },
);

export const resetOwnPassword = route("POST auth/reset-password", async ({ body }, context) => {
  const { services, browser } = context;
  return wasReset(context, await resetPassword(services, { ...body, browser: browser.id }));
});

export const resetByLink = route("POST auth/reset-password-by-link", async ({ body }, context) =>
  wasReset(context, await resetPasswordByLink(context.services, body)),
);

/** The user who read the mail owns the account: their next sign-in is not held up by strangers' failed attempts. */
function wasReset({ services, browser }: RequestContext, { accountId }: { accountId: number | undefined }) {
  return reply(null, {
    message: "Your password has been changed. Please sign in with the new one.",
    headers: accountId === undefined ? {} : rememberDevice(services, browser, accountId),
  });
}

export const sendConfirmCode = route("POST account/confirm-code", async (_, { services, session }) => {
  const account = await getAccount(session);
  if (account.passwordHash !== null)
    throw new ApiError("conflict", "This account has a password. Please enter it instead.");
  await sendConfirmationOtp(services, session.id, account);
  return reply({ expires_in: OTP_MINUTES * 60 }, { message: `We sent a code to ${account.email}.` });
});

async function change(
  body: { old_password?: string | undefined; otp?: string | undefined; password: string },
  { services, session }: HandlerContext<"POST user/change-password">,
) {
  await changePassword(services, session, {
    oldPassword: body.old_password,
    otp: body.otp,
    password: body.password,
  });
  return reply(null, { message: "Your password has been changed." });
}

export const changeUserPassword = route("POST user/change-password", ({ body }, context) =>
  change(body, context),
);
export const changeEmployerPassword = route("POST employer/profile/change-password", ({ body }, context) =>
  change(body, context),
);
/** The same endpoint, at the second path that the specification gives it. */
export const changeEmployerPasswordToo = route("POST employer/change-password", ({ body }, context) =>
  change(body, context),
);
