import { z } from "zod";

const Name = z
  .string()
  .catch("")
  .transform((name) => name.replace(/\p{C}/gu, " ").trim().slice(0, 100));
const User = z.object({ name: z.object({ firstName: Name, lastName: Name }) });

/** The name in Apple's `user` field, which it posts at the first sign-in; empty if it is missing or unreadable. */
export function nameTold(user: string | undefined): { firstName: string; lastName: string } {
  try {
    return User.parse(JSON.parse(user ?? "")).name;
  } catch {
    return { firstName: "", lastName: "" };
  }
}
