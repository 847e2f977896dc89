import type { SessionProfile, SignIn } from "@jobmap/contract";
import type { Account, Session } from "../models/index.ts";
import { presentProfileScores } from "./profile-scores.ts";

/** The signed-in user. The company and the profile must be loaded with the account. */
export function presentSessionProfile(account: Account): SessionProfile {
  const { company } = account;
  return {
    id: account.id,
    role: account.role,
    seat: company ? account.seat : null,
    sees_all_jobs: !account.hasChosenJobs,
    email: account.email,
    first_name: account.firstName,
    last_name: account.lastName,
    username: company?.username ?? account.username ?? "",
    is_public_ats_resume: account.isPublicAtsResume,
    show_profile: company?.showProfile ?? false,
    is_deactivated: account.deactivatedAt !== null,
    latitude: account.latitude,
    longitude: account.longitude,
    location: account.location ?? "",
    language: account.language,
    has_password: account.passwordHash !== null,
    info: {
      profile_image: account.profileImage ?? "",
      company_image: company?.logo ?? "",
      company_name: company?.name ?? "",
    },
    profile_scores: presentProfileScores(account),
  };
}

export function presentSignIn(session: Session, currentId: number): SignIn {
  return {
    id: session.id,
    device: session.device,
    created_at: session.createdAt.toISOString(),
    last_used_at: session.lastUsedAt.toISOString(),
    is_current: session.id === currentId,
  };
}
