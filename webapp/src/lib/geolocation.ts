import type { Point } from "@jobmap/widget/core";

export type Position =
  | { readonly ok: true; readonly point: Point }
  | { readonly ok: false; readonly denied: boolean };

/** How long users are willing to wait, in milliseconds. */
const TIMEOUT_MS = 12_000;
/** A position this old, in ms, is good enough for nearby jobs. */
const MAX_AGE_MS = 300_000;

/** Asks the browser for the reader's location. Call it only on a press: users permanently deny unexpected prompts. */
export function askPosition(): Promise<Position> {
  return new Promise((resolve) => {
    if (!("geolocation" in navigator)) return resolve({ ok: false, denied: false });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ ok: true, point: blur(coords) }),
      (error) => {
        // biome-ignore lint/suspicious/noConsole: as the specification has it (section 8); who asked is told in words of ours
        console.info(`Geolocation: ${error.message}`);
        resolve({ ok: false, denied: error.code === error.PERMISSION_DENIED });
      },
      { enableHighAccuracy: false, timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    );
  });
}

/** Rounds to 3 decimals, about 100 meters: addresses are shared, and must not reveal where the reader lives. */
function blur({ latitude, longitude }: Point): Point {
  return { latitude: Math.round(latitude * 1_000) / 1_000, longitude: Math.round(longitude * 1_000) / 1_000 };
}
