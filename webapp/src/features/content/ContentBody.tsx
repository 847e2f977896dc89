import { Fragment, type ReactNode } from "react";
import { Link } from "react-router";
import { isOutside } from "../../screens.ts";
import { Heading } from "../../ui/index.ts";
import styles from "./Content.module.css";
import { type ContentElement, type ContentNode, isFigure, isLivePart } from "./content-node.ts";
import { Figure } from "./live/Figure.tsx";
import { LivePart } from "./live/LivePart.tsx";
import type { PageFacts } from "./live/load-live.ts";
import { OwnerText } from "./OwnerText.tsx";

interface ContentBodyProps {
  nodes: readonly ContentNode[];
  facts: PageFacts;
}

/** The text of a page as elements. */
export function ContentBody({ nodes, facts }: ContentBodyProps): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a page have no other names, and never change places
  return nodes.map((node, i) => <Fragment key={i}>{drawn(node, facts)}</Fragment>);
}

function drawn(node: ContentNode, facts: PageFacts): ReactNode {
  if (typeof node === "string") return node;
  const children = <ContentBody nodes={node.children} facts={facts} />;
  return element(node, children, facts);
}

function element({ name, attributes }: ContentElement, children: ReactNode, facts: PageFacts): ReactNode {
  const id = attributes["id"];
  const Plain = name;
  switch (Plain) {
    case "h2":
    case "h3":
      return (
        <Heading
          {...(id === undefined ? {} : { id })}
          level={name === "h2" ? 2 : 3}
          size={name === "h2" ? "xl" : "md"}
        >
          {children}
        </Heading>
      );
    case "link": {
      const to = attributes["href"] ?? "";
      const isOwn = to.startsWith("/") && !isOutside(to);
      return isOwn ? <Link to={to}>{children}</Link> : <a href={to}>{children}</a>;
    }
    case "callout":
      return <aside className={styles["callout"]}>{children}</aside>;
    case "owner":
      return <OwnerText field={attributes["field"] ?? ""} owner={facts.owner} />;
    case "figure": {
      const figure = attributes["name"];
      return isFigure(figure) && facts.figures ? (
        <Figure name={figure} figures={facts.figures} language={facts.language} />
      ) : null;
    }
    case "live": {
      const part = attributes["part"];
      return isLivePart(part) ? <LivePart part={part} facts={facts} /> : null;
    }
    case "hr":
      return <hr />;
    case "table":
      return (
        <div className={styles["table"]}>
          <table>{children}</table>
        </div>
      );
    default:
      return <Plain>{children}</Plain>;
  }
}
