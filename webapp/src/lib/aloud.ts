import type { EndpointKey, Input } from "@jobmap/contract";
import { ApiFailure, act } from "./api.ts";
import { tell } from "./failures.ts";
import { toast } from "./toasts.ts";

/** Calls the API and shows the server's message as a toast, on success and on failure. @returns whether it succeeded */
export async function actWithToast<K extends EndpointKey>(key: K, input: Input<K>): Promise<boolean> {
  try {
    toast(await act(key, input), { tone: "success" });
    return true;
  } catch (failure) {
    toastFailure(failure);
    return false;
  }
}

/** Shows a failure as a toast, unless the request was abandoned because the user left. */
export function toastFailure(failure: unknown): void {
  if (failure instanceof ApiFailure && failure.isAbandoned) return;
  tell(failure);
}
