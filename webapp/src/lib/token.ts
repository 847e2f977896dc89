/** Local storage keys, as the specification names them (section 3). */
const TOKEN = "token";
const CHECKED = "checked";

/** Set once somebody has been greeted: an employer, a candidate, anybody on the landing page. They go with the session. */
const WELCOME_FLAGS = ["welcomeemp", "welcomeuser", "welcomelandingpage"] as const;
export type WelcomeFlag = (typeof WELCOME_FLAGS)[number];

export const isTokenKey = (key: string | null) => key === TOKEN || key === null;

/** The session's token; null for a visitor, and where storage is forbidden. */
export const readToken = () => read(TOKEN);

export function writeToken(token: string): void {
  write(TOKEN, token);
}

/** Forgets the session: its token and the welcome flags. */
export function forgetToken(): void {
  for (const key of [TOKEN, CHECKED, ...WELCOME_FLAGS]) write(key, null);
}

/** Whether this is the first time since signing in; notes that it was. */
export function firstTime(flag: WelcomeFlag): boolean {
  if (read(flag) !== null) return false;
  write(flag, "true");
  return true;
}

/** Remembers how the switch of an employer's public profile stands. */
export function writeChecked(isShown: boolean): void {
  write(CHECKED, String(isShown));
}

/** Runs in the head: whoever has a token is not shown the way to sign in, not even for a moment. */
export const SESSION_SCRIPT = `try{if(localStorage.getItem("${TOKEN}"))document.documentElement.dataset.session="loading"}catch{}`;

/** What holds where storage is forbidden: as long as the page. */
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
