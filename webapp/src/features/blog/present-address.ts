import type { BlogPost } from "@jobmap/contract";
import { redirect } from "react-router";
import { postPath } from "./paths.ts";

/** A post that has moved is shown at its present address alone. @throws Response that leads there, for good */
export function requirePresentAddress({ slug }: Pick<BlogPost, "slug">, asked: string, url: URL): void {
  if (slug !== asked) throw redirect(postPath(slug) + url.search, 301);
}
