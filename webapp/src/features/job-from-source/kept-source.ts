import { useState } from "react";

/** What somebody entered, as long as the tab is open: a reload or a wrong turn loses none of it. */
export interface KeptSource {
  readonly url: string;
  readonly text: string;
}

const NOTHING: KeptSource = { url: "", text: "" };
const nameOf = (account: number) => `jobmap.job-source.${account}`;

export function useKeptSource(account: number) {
  const [kept, setKept] = useState(() => read(account));
  const keep = (change: Partial<KeptSource>) => {
    const next = { ...read(account), ...change };
    setKept(next);
    try {
      sessionStorage.setItem(nameOf(account), JSON.stringify(next));
    } catch {
      // A browser that keeps nothing still shows what is typed.
    }
  };
  return { kept, keep };
}

export function forgetSource(account: number): void {
  try {
    sessionStorage.removeItem(nameOf(account));
  } catch {}
}

function read(account: number): KeptSource {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(nameOf(account)) ?? "null");
    if (typeof found !== "object" || found === null) return NOTHING;
    const text = (name: "url" | "text") => String(Reflect.get(found, name) ?? "");
    return { url: text("url"), text: text("text") };
  } catch {
    return NOTHING;
  }
}
