import type { SessionProfile } from "@jobmap/contract";
import { create } from "zustand";
import { ApiFailure, call, onRefused } from "./api.ts";
import { closeSocket, onDropped } from "./socket.ts";
import { forgetToken, isTokenKey, readToken, writeChecked, writeToken } from "./token.ts";

/**
 * The session. `unknown` until the browser has read its storage (the server renders every page for a visitor), `loading` while the stored
 * token's profile is fetched.
 */
export type Session =
  | {
      readonly status: "unknown" | "loading" | "visitor";
      readonly profile?: undefined;
      /** There is a token, but its profile could not be loaded: treated as a visitor for now, without being asked to sign in. */
      readonly isUnanswered?: boolean;
      /** The user whose session ended: a page they are working on waits for them to sign in again. */
      readonly former?: SessionProfile;
    }
  | { readonly status: "signed-in"; readonly profile: SessionProfile; readonly former?: undefined };

export const useSession = create<Session>()(() => ({ status: "unknown" }));

/** Retry delays when the server is busy or unreachable, in ms. */
const RETRY_DELAYS_MS = [600, 2_000];

/** Reads the stored token and fetches its profile, then follows changes in other tabs. Call once per page load. */
export function startSession(): void {
  if (useSession.getState().status !== "unknown") return;
  onRefused(renewed);
  onDropped(() => {
    if (partings === 0) void loadProfile();
  });
  addEventListener("storage", (event) => {
    if (event.storageArea === localStorage && isTokenKey(event.key)) void restart();
  });
  // Users who were offline for a while are still signed in.
  addEventListener("online", () => {
    if (useSession.getState().status === "visitor" && readToken() !== null) void restart();
  });
  // Not over the connection that the page already has: that one is tied to its session.
  void look();
}

/** The connection may belong to a different user than the one signed in now. */
async function restart(): Promise<void> {
  closeSocket();
  await look();
}

async function look(): Promise<void> {
  if (readToken() === null) show({ status: "visitor", ...former() });
  else await loadProfile();
}

/**
 * Fetches the profile of the stored token. A refusal clears the session; without a response no user is signed in, but the token is kept
 * until the server is reachable again.
 */
export async function loadProfile(): Promise<SessionProfile | undefined> {
  const token = readToken();
  if (useSession.getState().status !== "signed-in") show({ status: "loading", ...former() });
  try {
    const profile = await patiently(() => call("GET auth/profile", {}));
    // The user signed out, or another one signed in, meanwhile: that session's response counts.
    if (token !== readToken()) return useSession.getState().profile;
    keepProfile(profile);
    return profile;
  } catch (failure) {
    if (token !== readToken()) return useSession.getState().profile;
    if (isRefusal(failure)) endSession(former());
    // Without a response, no user is taken off the page they are working on.
    else if (useSession.getState().status !== "signed-in")
      show({ status: "visitor", isUnanswered: true, ...former() });
    return undefined;
  }
}

/** Stores a profile that the server returned. */
export function keepProfile(profile: SessionProfile): void {
  if (profile.role === "employer") writeChecked(profile.show_profile);
  show({ status: "signed-in", profile });
}

/** Stores the token of a new session and loads its profile. */
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

/** Number of pages and dialogs waiting for their user to sign in again. */
let holders = 0;

/** The signed-in user, or the one whose session ended, if a page waits for them. */
function former(): { former?: SessionProfile } {
  const { profile, former: before } = useSession.getState();
  const who = profile ?? before;
  return who && holders > 0 ? { former: who } : {};
}

/** Stops waiting for the former user. */
function forgetFormer(): void {
  const { status } = useSession.getState();
  if (status === "visitor") show({ status });
}

/** Holds calls that are refused because the session has ended, until the same user signs in again. Returns a function that stops it. */
export function holdSession(): () => void {
  holders++;
  return () => {
    holders--;
    // Users are not asked to sign in for a page they have left.
    if (holders === 0) forgetFormer();
  };
}

/** Whether a refused call can be retried: checks whether its session has ended, and if so waits for the next one. */
async function renewed(token: string | null): Promise<boolean> {
  const who = former().former?.id;
  if (partings > 0) return false;
  if (token !== null && readToken() === token) {
    // If the session is still valid, the refusal had another reason.
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

/** Number of sign-outs in progress. */
let partings = 0;

/**
 * Runs work that ends the session and navigates to another page, then clears the session. Meanwhile nothing else clears it: the page being
 * left would redirect to the sign-in page.
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

/** Ends the session on the server, and here regardless of the response. */
export async function signOut(): Promise<void> {
  const leaving = call("POST auth/logout", { body: {} });
  // The request has been sent with the token; from now on nothing else uses it.
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
