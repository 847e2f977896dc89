import { type MetaDescriptor, matchPath } from "react-router";
import { SCREENS } from "../screens.ts";

/** Whether a path in English is that of a page for everybody, which is in Spanish as well. */
export function isInSpanish(path: string): boolean {
  const pathname = path.split("?", 1)[0] ?? "";
  const word = firstWord(pathname);
  // The router compiles each pattern that it compares with a path, which for all of them took longer than the rest of a page's head.
  const screen = SCREENS.find(
    (one) => firstWord(one.path) === word && matchPath(one.path, pathname) !== null,
  );
  return (screen?.file !== undefined && screen.for === undefined) || screen?.inSpanish === true;
}

const firstWord = (path: string): string => path.split("/", 2)[1]?.toLowerCase() ?? "";

/** The addresses of a page in each of its languages, for search engines; none if there is only one. */
export function alternates(publicUrl: string, path: string): MetaDescriptor[] {
  if (!isInSpanish(path)) return [];
  const [english, spanish] = [publicUrl + path, `${publicUrl}/es${path}`];
  return [
    { tagName: "link", rel: "alternate", hrefLang: "en", href: english },
    { tagName: "link", rel: "alternate", hrefLang: "es", href: spanish },
    { tagName: "link", rel: "alternate", hrefLang: "x-default", href: english },
  ];
}
