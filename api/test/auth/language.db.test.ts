import { describe, expect, it } from "vitest";
import { notify } from "../../src/commands/notify.ts";
import { signInWithIdentity } from "../../src/commands/sign-in-with-identity.ts";
import { PASSWORD } from "../support/build.ts";
import { codeSentTo, mailsTo } from "../support/mailbox.ts";
import { useServer } from "../support/use-server.ts";

const server = useServer();
const profileOf = (token: string) => server().as(token).ok("GET auth/profile", "auth/profile");

async function register(email: string, acceptLanguage: string): Promise<string> {
  await server().request("POST", "/api/v1/auth/sendOTP", {
    headers: {
      "Content-Type": "application/json",
      "Accept-Language": acceptLanguage,
      ...(await server().pageHeaders()),
    },
    body: JSON.stringify({ email }),
  });
  const otp = await codeSentTo(server(), email);
  const { verification } = await server().ok("POST auth/verifyOTP", "auth/verifyOTP", { email, otp });
  const response = await server().request("POST", "/api/v1/auth/registerUser", {
    headers: {
      "Content-Type": "application/json",
      "Accept-Language": acceptLanguage,
      ...(await server().pageHeaders()),
    },
    body: JSON.stringify({ email, password: PASSWORD, first_name: "Ada", last_name: "Cruz", verification }),
  });
  const { token } = (await response.json()) as { token: string };
  return token;
}

describe("the language of an account", () => {
  it("is that of the request that registered it", async () => {
    const spanish = await register("ada@example.com", "es-MX,es;q=0.9,en;q=0.5");
    expect(await profileOf(spanish)).toMatchObject({ language: "es" });
    expect(await mailsTo(server(), "ada@example.com")).toMatchObject([{ subject: "Su código para Jobmap" }]);
    const other = await register("grace@example.com", "fr-FR");
    expect(await profileOf(other)).toMatchObject({ language: "en" });
  });

  it("stays what it was when somebody signs in from another browser", async () => {
    const identity = {
      issuer: "https://accounts.google.com",
      sub: "1",
      email: "ada@example.com",
      emailVerified: true,
      firstName: "Ada",
      lastName: "Cruz",
    };
    const enter = (language: "en" | "es") =>
      signInWithIdentity(server().services, identity, {
        ...{ role: "user", reactivate: false, device: "Firefox on Linux" },
        language,
      });
    expect(await profileOf((await enter("es")).token)).toMatchObject({ language: "es" });
    expect(await profileOf((await enter("en")).token)).toMatchObject({ language: "es" });
  });

  it("is that of mails and notifications, whoever causes them", async () => {
    const ada = await server().signIn("user");
    await ada.ok("POST account/language", "account/language", { language: "es" });
    const { services } = server();
    await services.database.transaction((transaction) =>
      notify(services, transaction, {
        accountId: ada.account.id,
        notification: {
          type: "saved_job_over",
          values: { job: "Deckhand", company: "Harbor Works", jobId: 7 },
        },
        dedupeKey: "job:7",
      }),
    );
    const title = "Deckhand en Harbor Works ya no está disponible";
    const [mail] = await mailsTo(server(), ada.account.email);
    expect(mail).toMatchObject({ subject: title, html: expect.stringContaining('<html lang="es"') });
    const { items } = await ada.ok("GET notification/list", "notification/list");
    expect(items).toMatchObject([{ title, to: "/job/7" }]);
    const kinds = await ada.ok("GET notification/preferences", "notification/preferences");
    expect(kinds).toContainEqual({
      type: "saved_job_over",
      label: "Se cerró un empleo guardado",
      mail: true,
    });
    await server().ok("POST auth/forgot-password", "auth/forgot-password", { email: ada.account.email });
    const [code] = await mailsTo(server(), ada.account.email);
    expect(code?.subject).toBe("Su código para una contraseña nueva");
  });

  it("is one's own to choose, among those that there are", async () => {
    for (const role of ["user", "employer"] as const) {
      const ada = await server().signIn(role);
      const other = await server().signIn(role);
      const choose = (language: string) => ({ language });
      const chosen = await ada.ok("POST account/language", "account/language", choose("es"));
      expect(chosen.language).toBe("es");
      expect(await ada.ok("GET auth/profile", "auth/profile")).toEqual(chosen);
      expect((await other.ok("GET auth/profile", "auth/profile")).language).toBe("en");
      expect(await ada.fails("POST", "account/language", choose("fr"))).toMatchObject({
        httpStatus: 400,
        error: { language: "Please choose one of the languages." },
      });
      expect(await ada.ok("GET account/export", "account/export")).toMatchObject({
        account: { language: "es" },
      });
    }
    expect(await server().fails("POST", "account/language", { language: "es" })).toMatchObject({
      httpStatus: 401,
    });
  });
});
