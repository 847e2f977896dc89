/** Where somebody wants to go. */
export interface Destination {
  readonly latitude: number;
  readonly longitude: number;
  /** The town, if only that is known: its center is not where the job is. */
  readonly town: string | null;
}

/**
 * The address that opens directions in the map app of a device: its own choice on Android, Apple Maps on Apple's devices, Google Maps on
 * other computers, and OpenStreetMap on anything unknown.
 */
export function directionsUrl({ latitude, longitude, town }: Destination, userAgent: string): string {
  const point = `${latitude},${longitude}`;
  const place = encodeURIComponent(town ?? point);
  if (/Android/.test(userAgent)) return `geo:${town === null ? point : "0,0"}?q=${place}`;
  if (/iPhone|iPad|iPod|Macintosh/.test(userAgent)) return `https://maps.apple.com/?daddr=${place}`;
  if (/Windows|CrOS|Linux/.test(userAgent))
    return `https://www.google.com/maps/dir/?api=1&destination=${place}`;
  return `https://www.openstreetmap.org/directions?to=${encodeURIComponent(point)}`;
}
