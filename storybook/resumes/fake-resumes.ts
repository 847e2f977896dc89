import { PROFILE, resume } from "./sample-resumes.ts";

/** Which resumes the stories' candidate has. */
export type ResumeCase = "empty" | "one" | "many" | "error";
let shown: ResumeCase = "many";
export const showResumes = (one: ResumeCase): void => {
  shown = one;
};

const PAGE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 612 792"><path fill="#fff" d="M0 0h612v792H0z"/><path fill="#1f2937" d="M226 60h160v16H226zM60 120h120v8H60zM60 140h420v5H60zM60 152h380v5H60z"/></svg>';
const BASE = "/api/v1/user/resume";

/** Answers what the stories of resumes ask, in the page itself. */
export function answerResumes(): void {
  const ask = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    if (pathname === `${BASE}/preview`)
      return new Response(PAGE, { headers: { "Content-Type": "image/svg+xml" } });
    if (pathname === `${BASE}/update`)
      return Response.json({ status: true, message: "Resume saved", data: resume(1, "For ships") });
    if (pathname !== BASE) return ask(input, init);
    if (shown === "error")
      return Response.json({
        status: false,
        code: "internal",
        message: "Our side failed.",
        request_id: "story",
      });
    const many = [resume(1, "For ships"), resume(2, "For ports"), resume(3, "A very long name ".repeat(5))];
    const items = { empty: [], one: many.slice(0, 1), many }[shown];
    return Response.json({ status: true, message: "OK", data: { ...PROFILE, items, most: 20 } });
  };
}
