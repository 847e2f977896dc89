import type { AccountRole } from "@jobmap/contract";
import { signIn } from "../../commands/account/sign-in.ts";
import { deviceName } from "../../http/device.ts";
import type { RequestContext } from "../../http/dispatch.ts";
import { reply, route } from "../../http/dispatch.ts";

async function answer(
  role: AccountRole,
  body: { email: string; password: string; reactivate: boolean },
  { services, ip, header }: RequestContext,
) {
  const { token } = await signIn(services, {
    role,
    name: body.email,
    password: body.password,
    reactivate: body.reactivate,
    ip,
    device: deviceName(header("user-agent")),
  });
  return reply({ token, is_new: false }, { message: "You are signed in.", beside: { token } });
}

export const loginUser = route("POST auth/loginUser", ({ body }, context) => answer("user", body, context));
export const loginEmployer = route("POST auth/loginEmployer", ({ body }, context) =>
  answer("employer", body, context),
);
