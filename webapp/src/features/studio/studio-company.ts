import type { Session } from "../../lib/session.ts";
import type { LoadedStudio, StudioCompany } from "./load-studio.ts";

/** Whose map the studio builds. */
export type StudioChoice =
  /** The signed-in employer's own: no other can be chosen, so that employers cannot copy another employer's code by mistake. */
  | { readonly kind: "own"; readonly company: StudioCompany; readonly isHidden: boolean }
  /** A visitor's choice. */
  | { readonly kind: "chosen"; readonly company: StudioCompany }
  /** Shown to visitors who have not chosen one. */
  | { readonly kind: "example"; readonly company: StudioCompany }
  /** None yet; `unknown` is the unknown username in the address, or empty. */
  | { readonly kind: "none"; readonly unknown: string }
  /** The session is still loading. */
  | { readonly kind: "loading" }
  /** A user is signed in, but loading the profile failed. */
  | { readonly kind: "unanswered" };

/** @param named the company that the address names, or empty */
export function chooseCompany(session: Session, named: string, loaded: LoadedStudio): StudioChoice {
  const { status, profile } = session;
  if (profile?.role === "employer") {
    const { username, info, show_profile } = profile;
    return {
      kind: "own",
      company: { username, name: info.company_name || username },
      isHidden: !show_profile,
    };
  }
  if (status === "loading") return { kind: "loading" };
  if (status === "visitor" && session.isUnanswered) return { kind: "unanswered" };
  const { company, unknown } = loaded;
  if (company === null) return { kind: "none", unknown };
  return { kind: named === "" ? "example" : "chosen", company };
}
