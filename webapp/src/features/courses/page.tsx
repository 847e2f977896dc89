import { t } from "#text";
import { serverContext } from "../../lib/context.ts";
import { loadTexts, textsMeta } from "../../lib/page-texts.ts";
import type { FrameHandle } from "../shell/frame-handle.ts";
import type { Route } from "./+types/page";
import { CoursesView } from "./CoursesView.tsx";

const LEAD = t`Where to learn the skills and earn the certificates that job listings ask for: life support, food safety, commercial driving, computers and more.`;

export const handle: FrameHandle = { frame: "page" };

export async function loader({ context }: Route.LoaderArgs) {
  const { call } = context.get(serverContext);
  const [texts, { items }] = await Promise.all([
    loadTexts(context, "/course", t`Courses and certificates`, LEAD),
    call("GET user/courses", {}),
  ]);
  return { ...texts, courses: items };
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return textsMeta(loaderData);
}

export default function Page({ loaderData }: Route.ComponentProps) {
  return <CoursesView courses={loaderData.courses} />;
}
