/** Whether a period ends before it starts. Of 2024 and 2024-03 neither is earlier: only what both say is compared. */
export function endsBeforeStart(start: string, end: string): boolean {
  const length = Math.min(start.length, end.length);
  return end.slice(0, length) < start.slice(0, length);
}
