import type { BlogBlock } from "@jobmap/contract";
import { Fragment, type ReactNode } from "react";
import { t } from "#text";
import { Heading } from "../../ui/index.ts";
import { CopyButton } from "../shell/CopyButton.tsx";
import styles from "./Article.module.css";
import { Figure } from "./figures/Figure.tsx";
import { Runs, textOfRuns } from "./Runs.tsx";
import { ScrollBox } from "./ScrollBox.tsx";

/** The parts of an article as elements. */
export function ArticleBody({ blocks }: { blocks: readonly BlogBlock[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an article have no other names, and never change places
  return blocks.map((block, i) => <Fragment key={i}>{drawn(block)}</Fragment>);
}

function drawn(block: BlogBlock): ReactNode {
  switch (block.kind) {
    case "heading":
      return (
        <Heading id={block.id} level={block.level} size={block.level === 2 ? "2xl" : "xl"}>
          <Runs runs={block.runs} />
        </Heading>
      );
    case "paragraph":
      return (
        <p>
          <Runs runs={block.runs} />
        </p>
      );
    case "callout":
      return (
        <p className={styles["callout"]}>
          <Runs runs={block.runs} />
        </p>
      );
    case "quote":
      return (
        <blockquote>
          <Runs runs={block.runs} />
        </blockquote>
      );
    case "list": {
      const List = block.ordered ? "ol" : "ul";
      return (
        <List>
          {block.items.map((runs, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <li key={i}>
              <Runs runs={runs} />
            </li>
          ))}
        </List>
      );
    }
    case "code":
      return (
        <div className={styles["code"]}>
          <CopyButton what={t`code`} text={block.text} />
          <ScrollBox label={`Code: ${block.text.slice(0, 40)}`}>
            <pre>
              <code>{block.text}</code>
            </pre>
          </ScrollBox>
        </div>
      );
    case "table":
      return <TextTable block={block} />;
    case "figure":
      return <Figure figure={block.figure} />;
  }
}

function TextTable({ block }: { block: Extract<BlogBlock, { kind: "table" }> }) {
  return (
    <ScrollBox label={`Table: ${block.head.map(textOfRuns).join(", ")}`}>
      <table>
        <thead>
          <tr>
            {block.head.map((runs, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other names
              <th key={i} scope="col">
                <Runs runs={runs} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other names
            <tr key={i}>
              {row.map((runs, n) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other names
                <td key={n}>
                  <Runs runs={runs} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
