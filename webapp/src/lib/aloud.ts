import type { EndpointKey, Input } from "@jobmap/contract";
import { ApiFailure, act } from "./api.ts";
import { toast } from "./toasts.ts";

/** Does what the API is asked to, and shows the server's words at the top right, whether it did or not. @returns whether it did */
export async function actWithToast<K extends EndpointKey>(key: K, input: Input<K>): Promise<boolean> {
  try {
    toast(await act(key, input), { tone: "success" });
    return true;
  } catch (failure) {
    toastFailure(failure);
    return false;
  }
}

/** Shows at the top right why something failed; not that somebody went away meanwhile. */
export function toastFailure(failure: unknown): void {
  if (failure instanceof ApiFailure && failure.isAbandoned) return;
  toast(failure instanceof Error ? failure.message : "Something went wrong. Try again.", { tone: "danger" });
}
