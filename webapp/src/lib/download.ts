import type { EndpointKey, Input } from "@jobmap/contract";
import { t } from "#text";
import { ApiFailure, endpointUrl } from "./api.ts";
import { readToken } from "./token.ts";

/**
 * Fetches a private file and downloads it. A plain link would not work, because it sends no token.
 * @throws {ApiFailure} when the server refuses or cannot be reached
 */
export async function download<K extends EndpointKey>(key: K, input: Input<K>, name: string): Promise<void> {
  const token = readToken();
  const response = await fetch(endpointUrl(key, input), {
    headers: token === null ? {} : { Authorization: `Bearer ${token}` },
  }).catch(() => {
    throw new ApiFailure("network_error", t`We couldn't reach Jobmap. Check your connection and try again.`);
  });
  if (!response.ok) {
    throw response.status === 404
      ? new ApiFailure("not_found", t`This file no longer exists.`)
      : new ApiFailure("internal", t`The file did not download. Try again.`);
  }
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = url;
  link.download = nameOf(response) ?? name;
  link.click();
  URL.revokeObjectURL(url);
}

/** The file name from the server's header, in characters that every header can carry. */
function nameOf(response: Response): string | undefined {
  const header = response.headers.get("Content-Disposition") ?? "";
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1];
  return encoded ? decodeURIComponent(encoded) : /filename="?([^";]+)"?/i.exec(header)?.[1];
}
