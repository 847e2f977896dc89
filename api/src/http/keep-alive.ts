/**
 * Longer than the usual idle timeout of proxies, 60 s: if we closed an idle connection first, the proxy could be sending a
 * request on it.
 */
export const KEEP_ALIVE_MS = 65_000;
