/** Half day, half night: follows the operating system. */
export function AutoThemeIcon() {
  return (
    <svg viewBox="0 0 18 18" width="1.125rem" height="1.125rem" aria-hidden="true">
      <circle cx="9" cy="9" r="6.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M9 2.5a6.5 6.5 0 0 1 0 13Z" fill="currentColor" />
    </svg>
  );
}
