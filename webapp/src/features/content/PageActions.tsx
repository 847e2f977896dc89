import { isOutside } from "../../screens.ts";
import { ButtonLink } from "../../ui/index.ts";
import type { ContentPage } from "./content-node.ts";

/** The way on from a page, the most likely first. */
export function PageActions({ actions }: Pick<ContentPage, "actions">) {
  return actions.map(({ text, to }, index) => (
    <ButtonLink key={to} to={to} variant={index === 0 ? "primary" : "line"} reloadDocument={isOutside(to)}>
      {text}
    </ButtonLink>
  ));
}
