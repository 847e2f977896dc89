/** `/robots.txt`. Searches have endless addresses and one canonical page each; the API is for programs. */
const ROBOTS = `User-agent: *
Allow: /
Disallow: /api/
Disallow: /jobmap?
`;

export function loader() {
  return new Response(ROBOTS, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
