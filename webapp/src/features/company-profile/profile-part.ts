import type { EmployerProfile } from "@jobmap/contract";

/** What a part of the profile is given. */
export interface ProfilePartProps {
  profile: EmployerProfile;
  /** Called with the profile as the server has it now. */
  onSaved: (profile: EmployerProfile) => void;
}
