/** The endpoint that changes the password, by role. */
export const CHANGE_PASSWORD = {
  user: "POST user/change-password",
  employer: "POST employer/profile/change-password",
} as const;
