import { useEffect, useState } from "react";

/** The first press of a key that reads jobs, or shows which keys do. Their part of the page judges it, and listens to all others. */
export function useFirstKey(): KeyboardEvent | undefined {
  const [first, setFirst] = useState<KeyboardEvent>();
  useEffect(() => {
    if (first) return;
    const press = (event: KeyboardEvent) => {
      const isTyped = event.target instanceof Element && event.target.matches("input, textarea, select");
      if (/^[jk?]$/.test(event.key) && !isTyped) setFirst(event);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [first]);
  return first;
}
