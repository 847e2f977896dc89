import { buildSession, PASSWORD } from "../../support/build.ts";
import { body, type Cases, email, plain, row, social } from "./kit.ts";

const registration = { email, password: PASSWORD, first_name: "Ada", last_name: "Harbor", verification: "x" };
const newPassword = { old_password: PASSWORD, password: "Another-Chain-8" };

/** Signing in and up, one's account, and writing to whoever runs the site. */
export const account = {
  "POST auth/sendOTP": body({ email }),
  "POST auth/verifyOTP": body({ email, otp: "123456" }, { own: 400 }),
  "POST auth/verifyLink": body({ link: "l".repeat(43) }, { own: 400 }),
  "POST auth/registerUser": body(registration, { own: 400 }),
  "POST auth/registerEmployer": body({ ...registration, company_name: "Harbor Works" }, { own: 400 }),
  "POST auth/loginUser": body({ email, password: PASSWORD }, { own: 401 }),
  "POST auth/loginEmployer": body({ email, password: PASSWORD }, { own: 401 }),
  "POST auth/userGoogleLogin": body(social, { own: 401 }),
  "POST auth/employerGoogleLogin": body(social, { own: 401 }),
  "POST auth/userAppleLogin": body(social, { own: 401 }),
  "POST auth/employerAppleLogin": body(social, { own: 401 }),
  "POST auth/finishSignIn": body({ code: "a".repeat(43) }, { own: 401 }),
  "GET auth/providers": plain,
  "POST auth/forgot-password": body({ email: "somebody@example.com" }),
  "POST auth/reset-password": body({ email, otp: "123456", password: PASSWORD }, { own: 400 }),
  "POST auth/reset-password-by-link": body({ link: "l".repeat(43), password: PASSWORD }, { own: 400 }),
  "POST auth/checkUsername": body({ username: "harbor-works" }),
  "POST auth/checkPublicUrl": body({ public_url: "harbor-works" }),
  "GET auth/profile": plain,
  "POST auth/logout": body({}),
  "GET auth/sessions": plain,
  "POST auth/sessions/end": row(async ({ server, candidate }) => {
    await buildSession(candidate.account);
    const sessions = await server.as(candidate.token).ok("GET auth/sessions", "auth/sessions");
    return { body: { id: sessions.find(({ is_current }) => !is_current)?.id } };
  }),
  "POST user/change-password": body(newPassword),
  "POST employer/profile/change-password": body(newPassword),
  "POST employer/change-password": body(newPassword),
  "POST user/profile-update": body({ first_name: "Ada", last_name: "Harbor" }),
  "POST employer/profile/update-name": body({ first_name: "Ada", last_name: "Harbor" }),
  "POST account/username": {
    ask: ({ candidate }) => ({ body: { username: candidate.account.username } }),
    other: 409,
  },
  "POST account/language": body({ language: "es" }),
  "POST account/confirm-code": body({}, { own: 409 }),
  "GET account/export": plain,
  "POST account/erase": body({ password: PASSWORD }),
  "POST user/feedback/add": body({ feedback: "The map is a joy." }),
  "POST user/contact/add": body({
    topic: "QUESTION",
    name: "Ada Harbor",
    email: "ada@mail.example",
    message: "Who runs this?",
  }),

  "GET user/profile": plain,
} satisfies Cases;
