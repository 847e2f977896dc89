import { z } from "zod";
import {
  AccountLanguage,
  EMAIL_INVALID,
  GivenPassword,
  looksLikeEmail,
  NewPassword,
  Otp,
  PERSON_NAMES,
  SessionProfile,
  Username,
} from "../account.ts";
import { CHANGE } from "../budgets.ts";
import type { Endpoint } from "../endpoint.ts";
import { FEEDBACK_FILES, MAX_FEEDBACK_LENGTH } from "../file-rules.ts";
import { text } from "../values.ts";
import type { Words } from "../words.ts";

/**
 * An account with a password sends it as `old_password`. An account with only a social sign-in sends `otp`, a code from
 * `account/confirm-code`.
 */
const changePassword = {
  summary:
    "Changes the password and ends every other session. Requires the old one, or a code sent by email if there is none.",
  body: z.object({ old_password: GivenPassword.optional(), otp: Otp.optional(), password: NewPassword }),
  data: z.null(),
  cost: CHANGE,
} as const;

const changeName = {
  summary: "Changes one's own given and family name.",
  body: z.object(PERSON_NAMES),
  data: SessionProfile,
  cost: CHANGE,
} as const;

export const FEEDBACK_MISSING: Words = "Please Describe your Feedback";

/** What users do with their own account, whatever their role; and feedback, which needs no account. */
export const accountEndpoints = {
  "POST user/change-password": { ...changePassword, audience: "user" },
  "POST employer/profile/change-password": { ...changePassword, audience: "employer", seat: "viewer" },
  "POST employer/change-password": { ...changePassword, audience: "employer", seat: "viewer" },
  "POST user/profile-update": { ...changeName, audience: "user" },
  "POST employer/profile/update-name": { ...changeName, audience: "employer", seat: "viewer" },
  "POST account/username": {
    summary: "Chooses or changes the username. An employer's is its company's too.",
    audience: "any role",
    cost: CHANGE,
    body: z.object({ username: Username }),
    data: SessionProfile,
    errors: ["conflict"],
  },
  "POST account/language": {
    summary:
      "Chooses the language of one's own mails, notifications and pages. At registration it is that of the request (`Accept-Language`).",
    audience: "any role",
    cost: CHANGE,
    body: z.object({ language: AccountLanguage }),
    data: SessionProfile,
  },
  "POST account/confirm-code": {
    summary:
      "Emails a one-time password to the owner of an account without a password, to set one or to delete the account. Valid in this session.",
    audience: "any role",
    cost: { ...CHANGE, codes: 1 },
    body: z.object({}),
    data: z.object({ expires_in: z.int().describe("seconds") }),
    errors: ["conflict"],
  },
  "GET account/export": {
    summary: "Everything we keep about this account, as one JSON document.",
    audience: "any role",
    cost: { reads: 20, exports: 5 },
    data: z.record(z.string(), z.unknown()),
  },
  "POST account/erase": {
    summary:
      "Deletes the account and its data immediately. Requires the password, or a code sent by email if there is none.",
    audience: "any role",
    cost: CHANGE,
    body: z.object({ password: GivenPassword.optional(), otp: Otp.optional() }),
    data: z.null(),
  },
  "POST user/feedback/add": {
    summary: "Takes feedback, with screenshots and, if the sender agrees to be contacted, an address.",
    audience: "public",
    cost: { ...CHANGE, feedback: 1, uploads: 1 },
    body: z.object({
      feedback: z
        .string(FEEDBACK_MISSING)
        .pipe(text("Feedback", MAX_FEEDBACK_LENGTH))
        .pipe(z.string().min(1, FEEDBACK_MISSING)),
      feedBackEmail: z
        .string()
        .trim()
        .refine((value) => value === "" || looksLikeEmail(value), EMAIL_INVALID)
        .optional(),
    }),
    files: FEEDBACK_FILES,
    data: z.null(),
    errors: ["forbidden", "payload_too_large", "unsupported_media_type"],
  },
} as const satisfies Record<string, Endpoint>;
