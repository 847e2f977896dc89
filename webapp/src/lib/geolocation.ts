import type { Point } from "@jobmap/widget/core";

export type Position =
  | { readonly ok: true; readonly point: Point }
  | { readonly ok: false; readonly denied: boolean };

/** Past this a person has stopped waiting, in milliseconds. */
const TIMEOUT_MS = 12_000;
/** A position of the last minutes is good enough for jobs nearby. */
const FRESH = 300_000;

/** Asks the browser where the reader is. Only ever on a press: an unasked question is refused for good. */
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
      { enableHighAccuracy: false, timeout: TIMEOUT_MS, maximumAge: FRESH },
    );
  });
}

/** To 3 decimals, about 100 metres: addresses are shared, and nobody's front door should be in one. */
function blur({ latitude, longitude }: Point): Point {
  return { latitude: Math.round(latitude * 1_000) / 1_000, longitude: Math.round(longitude * 1_000) / 1_000 };
}
