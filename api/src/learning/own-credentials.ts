import type { Lapse, ResumeDocument } from "@jobmap/contract";

/** Something that a profile names, as far as it counts. */
export interface OwnCredential {
  /** The profile's words. */
  readonly said: string;
  /** Why it does not count, and the date in the profile that says so. */
  readonly lapsed: { readonly why: Lapse; readonly on: string | null } | null;
}

type Profile = Pick<ResumeDocument, "certificates" | "licenses" | "skills">;

/** Licenses, certificates and skills of a profile; those that have expired, are not active or are still pending do not count. */
export function ownCredentials({ certificates, licenses, skills }: Profile, now: Date): OwnCredential[] {
  const today = now.toISOString().slice(0, 10);
  return [
    ...(licenses ?? []).map(({ type, expires, status }) => ({
      said: type ?? "",
      lapsed: isOver(expires, today)
        ? ({ why: "EXPIRED", on: expires ?? null } as const)
        : status === undefined || status === "ACTIVE"
          ? null
          : { why: status, on: null },
    })),
    ...(certificates ?? []).map(({ name, expires }) => ({
      said: name ?? "",
      lapsed: isOver(expires, today) ? ({ why: "EXPIRED", on: expires ?? null } as const) : null,
    })),
    ...(skills ?? []).flatMap(({ name, keywords }) =>
      [name ?? "", ...(keywords ?? [])].map((said) => ({ said, lapsed: null })),
    ),
  ];
}

/** Whether a career date has passed: a year and a month with their last day. */
const isOver = (date: string | undefined, today: string) =>
  date !== undefined && date < today.slice(0, date.length);
