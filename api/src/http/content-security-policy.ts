/**
 * Every Content-Security-Policy that the server sends (https://www.w3.org/TR/CSP3/): directives are added here and nowhere else.
 * The values of a directive list what it allows; `default-src` blocks everything else.
 */

type Directives = Readonly<Record<string, string>>;

const policy = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join("; ");

/** For a response that is not a page but could be opened as one: allows nothing. */
export const NO_PAGE_POLICY = policy({ "default-src": "'none'", "frame-ancestors": "'none'" });

/** A user's picture or video, opened by its address. */
export const PUBLIC_FILE_POLICY = policy({ "default-src": "'none'", sandbox: "" });

/** A picture that we draw as SVG, with its own styles, letters and pictures inside it. */
export const DRAWING_POLICY = policy({
  "default-src": "'none'",
  "style-src": "'unsafe-inline'",
  "font-src": "data:",
  "img-src": "data:",
});

/** A card of a company or a job as a page, which any site may frame. */
export const CARD_PAGE_POLICY = policy({
  "default-src": "'none'",
  "style-src": "'unsafe-inline'",
  "base-uri": "'none'",
  "form-action": "'none'",
  "frame-ancestors": "*",
});

/** The page that browsers keep for times without a connection. Its pictures of maps are data. */
export const OFFLINE_PAGE_POLICY = policy({
  "default-src": "'none'",
  "script-src": "'self'",
  "style-src": "'self'",
  "img-src": "'self' data:",
  "connect-src": "'self'",
  "base-uri": "'none'",
  "form-action": "'none'",
  "frame-ancestors": "'none'",
});

/** A mail as it was sent, in a frame of the developer's mail page. */
export const KEPT_MAIL_POLICY = policy({
  sandbox: "",
  "default-src": "'none'",
  "style-src": "'unsafe-inline'",
});

/** The page of the API's documentation. */
export const API_DOCS_POLICY = policy({
  "default-src": "'none'",
  "style-src": "'unsafe-inline'",
  "frame-ancestors": "'none'",
});

/** Pages that stand in for external services, in development only. @param nonce of its script; empty for none */
export function developerPagePolicy(nonce: string): string {
  return policy({
    "default-src": "'none'",
    ...(nonce && { "script-src": `'nonce-${nonce}'` }),
    "style-src": "'unsafe-inline'",
    "frame-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
  });
}

/** Origins that maps load from besides their own. */
export interface MapOrigins {
  /** The origin of a tile service, or empty. */
  readonly tiles: string;
  /** The origin of our WebSockets, for browsers where `'self'` does not cover them. */
  readonly sockets: string;
}

/** A page of the web app. @param inline which inline scripts may run: a nonce, or hashes */
export function pagePolicy(inline: string, { tiles, sockets }: MapOrigins): string {
  return policy({
    "default-src": "'self'",
    "script-src": `'self' ${inline}`.trim(),
    "style-src": "'self'",
    "style-src-attr": "'unsafe-inline'",
    "img-src": `'self' data: ${tiles}`.trim(),
    "connect-src": `'self' ${sockets}`,
    "object-src": "'none'",
    "base-uri": "'self'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
  });
}

export interface EmbedPage {
  /** Sources of its scripts and styles: this origin, and hashes of inline ones. */
  readonly scripts: string;
  readonly styles: string;
  readonly isFramed: boolean;
  /** Origins that may frame the page, if the employer listed any; otherwise any origin may. */
  readonly ancestors: readonly string[];
}

/** An employer's map, as an embedded frame or as the page that is shared. */
export function embedPagePolicy(page: EmbedPage, { tiles, sockets }: MapOrigins): string {
  const framers = page.ancestors.length > 0 ? page.ancestors.join(" ") : "*";
  return policy({
    "default-src": "'none'",
    "script-src": page.scripts,
    "style-src": page.styles,
    "img-src": `'self' data: ${tiles}`.trim(),
    "font-src": "'self'",
    "connect-src": `'self' ${sockets}`,
    "base-uri": "'none'",
    "form-action": page.isFramed ? "'none'" : "'self'",
    "frame-ancestors": page.isFramed ? framers : "'none'",
  });
}

/** The origins of an installation. */
export function mapOrigins({
  PUBLIC_URL,
  MAP_TILES_URL,
}: {
  PUBLIC_URL: string;
  MAP_TILES_URL?: string | undefined;
}): MapOrigins {
  // WebSockets are not part of `'self'` in Safari before 16.
  return { tiles: tileOrigin(MAP_TILES_URL), sockets: new URL(PUBLIC_URL).origin.replace(/^http/, "ws") };
}

/** The host of `https://{s}.tiles.example/{z}/{x}/{y}.png`, its sub-domain parameter as a wildcard. */
function tileOrigin(template: string | undefined): string {
  return (
    template?.replace(
      /^(https?:\/\/)([^/]+)\/.*$/,
      (_, scheme: string, host: string) => scheme + host.replace(/^\{s\}/, "*"),
    ) ?? ""
  );
}
