/** The mark: a surveyor's flag. Its foot is the place, its cloth is the pay. */
export function LogoMark({ height = "1.875rem" }: { height?: string }) {
  return (
    <svg viewBox="0 0 24 30" height={height} style={{ aspectRatio: "4 / 5" }} aria-hidden="true">
      <path d="M9.9 2v19" stroke="currentColor" strokeWidth="2.2" fill="none" />
      <path d="M8.8 2H22v10.5H8.8z" fill="var(--jm-signal)" />
      <circle cx="9.9" cy="24" r="3.8" fill="none" stroke="currentColor" strokeWidth="2.2" />
    </svg>
  );
}
