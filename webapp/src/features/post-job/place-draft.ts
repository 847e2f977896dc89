import type { Input, JobLocation } from "@jobmap/contract";

/** One place of work as it is being typed. `key` is of this form alone. */
export interface PlaceDraft {
  readonly key: string;
  readonly street: string;
  readonly locality: string;
  readonly region: string;
  readonly postal_code: string;
  /** Null until an address was chosen or the pin was put somewhere. */
  readonly point: { readonly latitude: number; readonly longitude: number } | null;
  /** Whether a person put the pin there: it then counts as the door itself. */
  readonly isPinned: boolean;
}

let made = 0;

export function emptyPlace(change: Partial<PlaceDraft> = {}): PlaceDraft {
  return {
    key: `place-${++made}`,
    street: "",
    locality: "",
    region: "",
    postal_code: "",
    point: null,
    isPinned: false,
    ...change,
  };
}

export function placeOf(place: JobLocation): PlaceDraft {
  const { latitude, longitude } = place;
  return emptyPlace({
    street: place.street ?? "",
    locality: place.locality ?? "",
    region: place.region ?? "",
    postal_code: place.postal_code ?? "",
    point: latitude === null || longitude === null ? null : { latitude, longitude },
    isPinned: place.precision === "ROOFTOP",
  });
}

type SentPlace = NonNullable<Input<"POST employer/job/post">["body"]["locations"]>[number];

/** As it is sent; a place with nothing in it is none. Without a pin of a person's the server looks the address up. */
export function sentPlace(place: PlaceDraft): SentPlace[] {
  const { street, locality, region, postal_code, point, isPinned } = place;
  if (![street, locality, postal_code].some((part) => part.trim())) return [];
  return [
    {
      street: street.trim() || null,
      locality: locality.trim() || null,
      region: region.trim() || null,
      postal_code: postal_code.trim() || null,
      ...(isPinned && point ? { ...point, precision: "ROOFTOP" as const } : {}),
    },
  ];
}
