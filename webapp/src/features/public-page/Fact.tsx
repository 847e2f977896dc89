import type { SheetLine } from "@jobmap/contract";

/** One fact of a resume, which may be a link. */
export function Fact({ text, href }: Pick<SheetLine, "text" | "href">) {
  if (href === undefined) return text;
  return (
    <a href={href} rel="noopener nofollow ugc">
      {text}
    </a>
  );
}
