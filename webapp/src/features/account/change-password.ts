/** Where each role changes its password. */
export const CHANGE_PASSWORD = {
  user: "POST user/change-password",
  employer: "POST employer/profile/change-password",
} as const;
