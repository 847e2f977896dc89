import type { BlogFigure } from "@jobmap/contract";
import { useId } from "react";
import { ScrollBox } from "../ScrollBox.tsx";
import { Bars } from "./Bars.tsx";
import { Bubbles } from "./Bubbles.tsx";
import styles from "./Figure.module.css";
import { Phrase } from "./Phrase.tsx";
import { Ranges } from "./Ranges.tsx";

/** A figure: what it shows in a sentence, the drawing, where its numbers come from, and the numbers as a table. */
export function Figure({ figure }: { figure: BlogFigure }) {
  const { title, summary, source, drawing, columns, rows } = figure;
  const id = useId();
  return (
    <figure className={styles["figure"]} aria-labelledby={id}>
      <figcaption>
        <p className={styles["title"]} id={id}>
          {title}
        </p>
        <p>{summary}</p>
      </figcaption>
      {drawing.items.length > 0 && <Drawing title={title} drawing={drawing} />}
      {rows.length > 0 && (
        <details className={styles["numbers"]}>
          <summary>The numbers as a table</summary>
          <ScrollBox label={title}>
            <table>
              <thead>
                <tr>
                  {columns.map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(([first, ...cells]) => (
                  <tr key={first}>
                    <th scope="row">{first}</th>
                    {cells.map((cell, i) => (
                      <td key={columns[i + 1]}>{cell}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollBox>
        </details>
      )}
      {source !== "" && <p className={styles["source"]}>{source}</p>}
    </figure>
  );
}

/** What the table says, to look at. */
function Drawing({ title, drawing }: Pick<BlogFigure, "title" | "drawing">) {
  switch (drawing.kind) {
    case "bars":
      return <Bars drawing={drawing} />;
    case "ranges":
      return <Ranges drawing={drawing} />;
    case "bubbles":
      return <Bubbles title={title} drawing={drawing} />;
    case "phrase":
      return <Phrase drawing={drawing} />;
  }
}
