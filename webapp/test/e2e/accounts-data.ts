import { type APIRequestContext, expect, type Page } from "@playwright/test";

import { MAILBOX_URL } from "./mail-server.ts";

export type Role = "user" | "employer";
export interface Person {
  role: Role;
  first_name: string;
  last_name: string;
  email: string;
  password: string;
  company_name: string;
}

/** A role's page for signing in, with the page to go on to. */
export function signInPage(role: Role, wanted?: string): string {
  const page = role === "user" ? "/user-login" : "/employer-login";
  return wanted === undefined ? page : `${page}?redirect=${encodeURIComponent(wanted)}`;
}

let count = 0;

/** Somebody nobody has seen yet. */
export function stranger(role: Role): Person {
  const mark = `${Date.now().toString(36)}${process.pid.toString(36)}${count++}`;
  return {
    role,
    first_name: "Marisol",
    last_name: "Torres",
    email: `marisol.${mark}@example.org`,
    password: "Chesapeake-9",
    company_name: `Wings Landing Farms ${mark}`,
  };
}

/** Somebody who has registered, by the API alone. */
export async function member(page: Page, role: Role): Promise<Person & { token: string }> {
  const person = stranger(role);
  const { email, password, first_name, last_name, company_name } = person;
  await post(page, "auth/sendOTP", { email });
  const proof = await post(page, "auth/verifyOTP", { email, otp: await codeFor(page.request, email) });
  const { token } = await post(page, role === "user" ? "auth/registerUser" : "auth/registerEmployer", {
    email,
    password,
    first_name,
    last_name,
    verification: proof["verification"],
    ...(role === "employer" ? { company_name } : {}),
  });
  return { ...person, token: String(token) };
}

/** Opens a page as somebody who is signed in already. */
export async function openAs(page: Page, { token }: { token: string }, path: string): Promise<void> {
  await page.goto(path.replace(/(?<!\/)\/(?!\/).*/, "/robots.txt"));
  await page.evaluate((value) => localStorage.setItem("token", value), token);
  await page.goto(path);
}

/** Done once a page has heard something from the server, by a socket that it opens from now on. */
export function heard(page: Page, words: RegExp): Promise<void> {
  return new Promise<void>((resolve) => {
    page.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => {
        if (words.test(String(payload))) resolve();
      }),
    );
  });
}

/**
 * Opens a page by `open`, and waits until it hears what the server says of itself: what happens earlier is part of what it loads, or is
 * not heard at all.
 */
export async function hearing(page: Page, open: () => Promise<unknown>): Promise<void> {
  const connected = heard(page, /^40\{"sid"/);
  await open();
  await connected;
}

/** Somebody searches, by the API alone; done once it is remembered. */
export async function search(page: Page, token: string, keyword: string, location: string): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  await page.request.get(`/api/v1/user/job/list?${new URLSearchParams({ search: keyword, location })}`, {
    headers,
  });
  await expect
    .poll(async () => {
      const reply = await page.request.get("/api/v1/user/job/search-preferences", { headers });
      return (await reply.json()).data.recentSearches[0]?.keyword;
    })
    .toBe(keyword);
}

/** The newest one-time password that was mailed to an address, once it is another than `before`. */
export async function codeFor(request: APIRequestContext, email: string, before = ""): Promise<string> {
  let code = "";
  await expect(async () => {
    const response = await request.get(`${MAILBOX_URL}?to=${encodeURIComponent(email)}`);
    code = /\b\d{6}\b/.exec(await response.text())?.[0] ?? "";
    expect(code).toMatch(/^\d{6}$/);
    expect(code).not.toBe(before);
  }).toPass({ timeout: 15_000 });
  return code;
}

/** The path of a page in the newest mail to an address that links to it, its token behind the `#`. */
export async function linkFor(request: APIRequestContext, email: string, page: string): Promise<string> {
  let link = "";
  await expect(async () => {
    const response = await request.get(
      `${MAILBOX_URL}?${new URLSearchParams({ to: email, has: `${page}#` })}`,
    );
    link = new RegExp(`${page}#[\\w-]+=[\\w-]{43}`).exec(await response.text())?.[0] ?? "";
    expect(link).not.toBe("");
  }).toPass({ timeout: 15_000 });
  return link;
}

/** Calls the API as a page of ours does, and gives the reply's data. */
export async function post(
  page: Page,
  path: string,
  data: object,
  token?: string,
): Promise<Record<string, unknown>> {
  const { cookies } = await page.context().storageState();
  if (!cookies.some(({ name }) => name === "XSRF-TOKEN")) await page.request.get("/user-login");
  const known = (await page.context().storageState()).cookies;
  const response = await page.request.post(`/api/v1/${path}`, {
    data,
    headers: {
      "X-XSRF-TOKEN": known.find(({ name }) => name === "XSRF-TOKEN")?.value ?? "",
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
  });
  expect(response.status(), `${path}: ${await response.text()}`).toBe(200);
  return (await response.json()).data;
}

export async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel("Email / Username").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "SIGN IN" }).click();
}

/** Takes out what the console says of replies that a test provoked. */
export function expectRefusals(complaints: string[]): void {
  const others = complaints.filter((one) => !/status of 4(00|01|04|09|10|29)/.test(one));
  complaints.splice(0, complaints.length, ...others);
}

/** A toast at the top right. */
export const toast = (page: Page, text: string) =>
  page.getByRole("region", { name: "Notices" }).getByText(text);

/** The top bar says who is here. */
export const whoIsHere = (page: Page) => page.getByRole("link", { name: /^Your account/ });
