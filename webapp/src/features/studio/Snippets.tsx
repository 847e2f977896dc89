import { useState } from "react";
import { Heading, Tabs } from "../../ui/index.ts";
import { Code } from "./Code.tsx";
import styles from "./Studio.module.css";
import { type Snippet, type SnippetInput, snippetsOf } from "./snippets.ts";

const NAMES: Record<Snippet["id"], readonly [tab: string, what: string]> = {
  html: ["HTML", "the HTML"],
  iframe: ["Iframe", "the iframe"],
  react: ["React", "for React"],
  vue: ["Vue", "for Vue"],
  wordpress: ["WordPress", "for WordPress"],
  webflow: ["Webflow", "for Webflow"],
  address: ["Address", "the address"],
  javascript: ["JavaScript", "the JavaScript"],
};

/** The code of what the preview shows, for the kind of site it goes onto. */
export function Snippets(input: SnippetInput) {
  const snippets = snippetsOf(input);
  const [wanted, setWanted] = useState<Snippet["id"] | null>(null);
  const chosen = snippets.find(({ id }) => id === wanted) ?? snippets[0];
  if (chosen === undefined) return null;
  return (
    <section className={styles["section"]} aria-labelledby="studio-code">
      <Heading level={2} size="xl" id="studio-code">
        The code
      </Heading>
      <Tabs
        label="Kind of site"
        tabs={snippets.map(({ id }) => ({ id, text: NAMES[id][0] }))}
        selected={chosen.id}
        onSelectedChange={setWanted}
      >
        <Code what={NAMES[chosen.id][1]} where={chosen.where} code={chosen.code} />
      </Tabs>
    </section>
  );
}
