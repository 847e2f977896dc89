/** A device as the server calls it, "Firefox on Linux", in the language of the page. */
export function deviceText(device: string): string {
  if (import.meta.env.LANGUAGE !== "es") return device;
  return device === "Unknown device" ? "Dispositivo desconocido" : device.replace(" on ", " en ");
}
