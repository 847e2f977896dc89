import type { EmployerProfile } from "@jobmap/contract";

/** Props of each section of the profile. */
export interface ProfilePartProps {
  profile: EmployerProfile;
  /** Called with the profile as the server now returns it. */
  onSaved: (profile: EmployerProfile) => void;
}
