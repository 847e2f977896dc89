import { changePassword } from "../../commands/account/change-password.ts";
import { resetPassword } from "../../commands/account/reset-password.ts";
import { sendResetOtp } from "../../commands/account/send-otp.ts";
import { type HandlerContext, reply, route } from "../../http/dispatch.ts";
import { countAttempt } from "../../security/attempts.ts";

export const forgotPassword = route("POST auth/forgot-password", async ({ body }, { services }) => {
  await countAttempt(services, "email", { otp: body.email });
  await sendResetOtp(services, body.email);
  return reply(null, { message: "Otp sent to your register email" });
});

export const resetOwnPassword = route("POST auth/reset-password", async ({ body }, { services }) => {
  await resetPassword(services, body);
  return reply(null, { message: "Your password has been changed. Please sign in with the new one." });
});

async function change(
  body: { old_password?: string | undefined; password: string },
  { services, session }: HandlerContext<"POST user/change-password">,
) {
  await changePassword(services, session, { oldPassword: body.old_password, password: body.password });
  return reply(null, { message: "Your password has been changed." });
}

export const changeUserPassword = route("POST user/change-password", ({ body }, context) =>
  change(body, context),
);
export const changeEmployerPassword = route("POST employer/profile/change-password", ({ body }, context) =>
  change(body, context),
);
/** The same, where the specification also has it. */
export const changeEmployerPasswordToo = route("POST employer/change-password", ({ body }, context) =>
  change(body, context),
);
