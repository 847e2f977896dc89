import { useEffect, useRef, useState } from "react";
import { call } from "../../lib/api.ts";
import { isSameAddress, type PlaceFields } from "./fields/place-fields.ts";

/** What became of the address that was typed last. */
export type Lookup = "idle" | "looking" | "found" | "unknown" | "failed";

/** A position that an address was found at. */
export type FoundPoint = Required<Pick<PlaceFields, "precision">> & {
  point: NonNullable<PlaceFields["point"]>;
};

/** A pause in typing. */
const DELAY_MS = 500;

/**
 * Looks an address up once it was typed, and never before: a form that nobody has touched stays as it is. Only the last address counts.
 * @param onFound called with the place as it is then
 */
export function useLookup(
  place: PlaceFields,
  onFound: (place: PlaceFields, found: FoundPoint) => void,
): { readonly lookup: Lookup; readonly ask: (place: PlaceFields) => void } {
  const [asked, setAsked] = useState<PlaceFields>();
  const [lookup, setLookup] = useState<Lookup>("idle");
  const latest = useRef({ place, onFound });
  latest.current = { place, onFound };
  useEffect(() => {
    if (asked === undefined) return;
    const { street, locality, region, postal_code, country } = asked;
    if ([street, locality, region, postal_code].every((part) => part.trim() === "")) {
      setLookup("idle");
      return;
    }
    const abort = new AbortController();
    setLookup("looking");
    const timer = setTimeout(() => {
      const query = { street, locality, region, postal_code, country };
      call("GET employer/job/locate-place", { query }, { signal: abort.signal }).then(
        ({ found }) => {
          const { place: now, onFound: tell } = latest.current;
          if (abort.signal.aborted || !isSameAddress(now, asked)) return;
          setLookup(found ? "found" : "unknown");
          if (!found) return;
          const { latitude, longitude, precision } = found;
          tell(now, { point: { latitude, longitude }, precision });
        },
        () => {
          if (!abort.signal.aborted) setLookup("failed");
        },
      );
    }, DELAY_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [asked]);
  return { lookup, ask: setAsked };
}
