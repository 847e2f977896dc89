import { toastFailure } from "../../lib/aloud.ts";
import { ApiFailure, call } from "../../lib/api.ts";

/** The employer's data. What the server refuses it with is shown at the top right as well as on the page that asked. */
export async function loadEmployer(signal: AbortSignal) {
  try {
    return await call("GET employer/profile", {}, { signal });
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.isAnswer) toastFailure(failure);
    throw failure;
  }
}
