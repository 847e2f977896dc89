import { useState } from "react";
import { act } from "../../lib/api.ts";
import { tell } from "../../lib/failures.ts";
import { toast } from "../../lib/toasts.ts";
import { type FormState, useForm } from "../../ui/index.ts";

export interface ConfirmCode {
  isSent: boolean;
  /** Sends the code for the first time. */
  form: FormState<object>;
  sendAgain: () => void;
}

/** Sends a code by mail with which a user who has no password confirms their identity. */
export function useConfirmCode(): ConfirmCode {
  const [isSent, setSent] = useState(false);
  const send = async () => {
    toast(await act("POST account/confirm-code", { body: {} }), { tone: "success" });
    setSent(true);
  };
  return {
    isSent,
    form: useForm({ initial: {}, submit: send }),
    sendAgain: () => {
      send().catch((failure: unknown) => {
        tell(failure);
      });
    },
  };
}
