import type { AccountRole } from "@jobmap/contract";
import { signIn } from "../../commands/account/sign-in.ts";
import { deviceName } from "../../http/device.ts";
import type { RequestContext } from "../../http/dispatch.ts";
import { route } from "../../http/dispatch.ts";
import { signedIn } from "./signed-in.ts";

async function answer(
  role: AccountRole,
  body: { email: string; password: string; reactivate: boolean },
  context: RequestContext,
) {
  const { services, ip, browser, header } = context;
  const begun = await signIn(services, {
    role,
    name: body.email,
    password: body.password,
    reactivate: body.reactivate,
    ip,
    knownDevice: browser.device,
    device: deviceName(header("user-agent")),
  });
  return signedIn(context, begun, { isNew: false, message: "You are signed in.", by: "password" });
}

export const loginUser = route("POST auth/loginUser", ({ body }, context) => answer("user", body, context));
export const loginEmployer = route("POST auth/loginEmployer", ({ body }, context) =>
  answer("employer", body, context),
);
