/** Local storage keys, as the specification names them (section 3). */
const TOKEN = "token";
const CHECKED = "checked";

/** Set once a user has been greeted: an employer, a candidate, or anyone on the landing page. Cleared with the session. */
const WELCOME_FLAGS = ["welcomeemp", "welcomeuser", "welcomelandingpage"] as const;
export type WelcomeFlag = (typeof WELCOME_FLAGS)[number];

export const isTokenKey = (key: string | null) => key === TOKEN || key === null;

/** The session's token; null for visitors and if storage is blocked. */
export const readToken = () => read(TOKEN);

export function writeToken(token: string): void {
  write(TOKEN, token);
}

/** Forgets the session: its token and the welcome flags. */
export function forgetToken(): void {
  for (const key of [TOKEN, CHECKED, ...WELCOME_FLAGS]) write(key, null);
}

/** Whether this is the first time since signing in; records that it was. */
export function firstTime(flag: WelcomeFlag): boolean {
  if (read(flag) !== null) return false;
  write(flag, "true");
  return true;
}

/** Stores the state of an employer's public profile switch. */
export function writeChecked(isShown: boolean): void {
  write(CHECKED, String(isShown));
}

/** Inline script in the head: users with a token never see the sign-in link, not even for a moment. */
export const SESSION_SCRIPT = `try{if(localStorage.getItem("${TOKEN}"))document.documentElement.dataset.session="loading"}catch{}`;

/** Fallback if storage is blocked; lasts until the page is closed. */
const here = new Map<string, string>();

function read(key: string): string | null {
  if (typeof window === "undefined") return null;
  try {
    return localStorage.getItem(key);
  } catch {
    return here.get(key) ?? null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    if (value === null) here.delete(key);
    else here.set(key, value);
  }
}
