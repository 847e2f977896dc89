import type { Middleware } from "koa";
import type { Services } from "../../services.ts";
import { keptMail } from "./kept-mail.ts";

/** Pages that show what the embedded stand-ins hold, under `/dev/`. There are none in production. */
export function developerPages(services: Services): Middleware[] {
  const { NODE_ENV, SMTP_URL } = services.env;
  if (NODE_ENV === "production") return [];
  return SMTP_URL ? [] : [keptMail(services)];
}
