/** Whether an `Origin` header names the host that the request was sent to. */
export function isOwnOrigin(origin: string, host: string | undefined): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}
