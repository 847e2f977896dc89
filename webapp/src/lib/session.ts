import type { SessionProfile } from "@jobmap/contract";
import { create } from "zustand";
import { ApiFailure, call, onRefused } from "./api.ts";
import { closeSocket, onDropped } from "./socket.ts";
import { forgetToken, isTokenKey, readToken, writeChecked, writeToken } from "./token.ts";

/**
 * Who is here. `unknown` until the browser has looked (the server renders every page as for a visitor), `loading` while the
 * profile of a stored token is fetched.
 */
export type Session =
  | {
      readonly status: "unknown" | "loading" | "visitor";
      readonly profile?: undefined;
      /** There is a token, and nobody could say whose: a visitor for now, who is not asked to sign in. */
      readonly isUnanswered?: boolean;
      /** Who was here until the session ended: a page that they work on waits for them to sign in again. */
      readonly former?: SessionProfile;
    }
  | { readonly status: "signed-in"; readonly profile: SessionProfile; readonly former?: undefined };

export const useSession = create<Session>()(() => ({ status: "unknown" }));

/** Tries when the server is busy or out of reach, and the waits between them, in ms. */
const RETRY_DELAYS_MS = [600, 2_000];

/** Reads the stored token and fetches its profile; from then on other tabs are followed. Once a page. */
export function startSession(): void {
  if (useSession.getState().status !== "unknown") return;
  onRefused(renewed);
  onDropped(() => {
    if (partings === 0) void loadProfile();
  });
  addEventListener("storage", (event) => {
    if (event.storageArea === localStorage && isTokenKey(event.key)) void restart();
  });
  // Whoever came back from a tunnel is who they were.
  addEventListener("online", () => {
    if (useSession.getState().status === "visitor" && readToken() !== null) void restart();
  });
  // Not the connection that a page has opened already: it says who is here, too.
  void look();
}

/** Somebody else may be here now than the connection says. */
async function restart(): Promise<void> {
  closeSocket();
  await look();
}

async function look(): Promise<void> {
  if (readToken() === null) show({ status: "visitor", ...former() });
  else await loadProfile();
}

/**
 * Fetches the profile of the stored token. A refusal clears the session; without any answer nobody is signed in, but the
 * token is kept for when the server can be reached again.
 */
export async function loadProfile(): Promise<SessionProfile | undefined> {
  const token = readToken();
  if (useSession.getState().status !== "signed-in") show({ status: "loading", ...former() });
  try {
    const profile = await patiently(() => call("GET auth/profile", {}));
    // Signed out, or in as somebody else, meanwhile: that one's answer counts.
    if (token !== readToken()) return useSession.getState().profile;
    keepProfile(profile);
    return profile;
  } catch (failure) {
    if (token !== readToken()) return useSession.getState().profile;
    if (isRefusal(failure)) endSession(former());
    // Without an answer nobody is taken from the page they work on.
    else if (useSession.getState().status !== "signed-in")
      show({ status: "visitor", isUnanswered: true, ...former() });
    return undefined;
  }
}

/** Shows a profile that the server gave. */
export function keepProfile(profile: SessionProfile): void {
  if (profile.role === "employer") writeChecked(profile.show_profile);
  show({ status: "signed-in", profile });
}

/** Stores the token of a new session and loads whose it is. */
export async function beginSession(token: string): Promise<SessionProfile | undefined> {
  closeSocket();
  forgetToken();
  writeToken(token);
  show({ status: "loading", ...former() });
  return await loadProfile();
}

/** Forgets the session in this browser. */
function endSession(rest: { former?: SessionProfile } = {}): void {
  forgetToken();
  closeSocket();
  show({ status: "visitor", ...rest });
}

/** Pages and dialogs that wait for their person to sign in again. */
let holders = 0;

/** Who is here, or was until the session ended, if a page waits for them. */
function former(): { former?: SessionProfile } {
  const { profile, former: before } = useSession.getState();
  const who = profile ?? before;
  return who && holders > 0 ? { former: who } : {};
}

/** Whoever was here is not waited for any more. */
function forgetFormer(): void {
  const { status } = useSession.getState();
  if (status === "visitor") show({ status });
}

/** Keeps calls that are refused because the session has ended, until the same person signs in again. Returns what ends it. */
export function holdSession(): () => void {
  holders++;
  return () => {
    holders--;
    // Nobody is asked to sign in for a page that was left.
    if (holders === 0) forgetFormer();
  };
}

/** Whether a call that was refused can be made again: finds out whether its session has ended, and then waits for the next one. */
async function renewed(token: string | null): Promise<boolean> {
  const who = former().former?.id;
  if (partings > 0) return false;
  if (token !== null && readToken() === token) {
    // If it still holds, the refusal was about something else.
    if (await loadProfile()) return false;
  }
  if (holders === 0 || who === undefined) return false;
  const isBack = (session: Session) => session.profile?.id === who;
  const isGone = (session: Session) => !isBack(session) && session.former?.id !== who;
  return await new Promise((resolve) => {
    const decide = (session: Session) => {
      if (!isBack(session) && !isGone(session)) return;
      stop();
      resolve(isBack(session));
    };
    const stop = useSession.subscribe(decide);
    decide(useSession.getState());
  });
}

/** How many partings are under way. */
let partings = 0;

/**
 * Does what ends the session and leads to another page, and then forgets the session. In between nothing else ends it: the page that
 * is being left would lead to the sign-in page instead.
 */
export async function partWith(work: () => Promise<void>): Promise<void> {
  partings++;
  try {
    await work();
    endSession();
  } finally {
    partings--;
  }
}

/** Ends the session on the server, and here whatever the server says. */
export async function signOut(): Promise<void> {
  const leaving = call("POST auth/logout", { body: {} });
  // The request is on its way with the token; from now on nothing else asks in the name of somebody who is leaving.
  endSession();
  await leaving.catch(() => {});
}

function show(session: Session): void {
  useSession.setState(session, true);
  document.documentElement.dataset["session"] = session.status;
}

async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (const wait of RETRY_DELAYS_MS) {
    try {
      return await ask();
    } catch (failure) {
      if (!isBusy(failure)) throw failure;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return await ask();
}

const isRefusal = (failure: unknown) =>
  failure instanceof ApiFailure && (failure.code === "unauthenticated" || failure.code === "forbidden");
const isUnreachable = (failure: unknown) =>
  failure instanceof ApiFailure && (failure.code === "network_error" || failure.isAbandoned);
const isBusy = (failure: unknown) =>
  isUnreachable(failure) || (failure instanceof ApiFailure && failure.code === "unavailable");
