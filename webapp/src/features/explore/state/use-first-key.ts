import { useEffect, useState } from "react";
import { isPlainKey } from "./plain-key.ts";

/** The first key that reads jobs, or shows which keys do. Their part of the page listens to all others itself. */
export function useFirstKey(): string | undefined {
  const [key, setKey] = useState<string>();
  useEffect(() => {
    if (key) return;
    const press = (event: KeyboardEvent) => {
      if (/^[jk?]$/.test(event.key) && isPlainKey(event)) setKey(event.key);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [key]);
  return key;
}
