import type { SnippetInput } from "@jobmap/widget/embed-code";
import { useState } from "react";
import { ButtonLink, Heading, Tabs } from "../../ui/index.ts";
import { CopyButton } from "../shell/CopyButton.tsx";
import { Code } from "./Code.tsx";
import { messageFor } from "./message.ts";
import styles from "./Studio.module.css";
import type { Snippet } from "./snippet.ts";
import { snippetsOf } from "./snippets.ts";

const NAMES: Record<Snippet["id"], readonly [tab: string, what: string]> = {
  html: ["HTML", "the HTML"],
  iframe: ["Iframe", "the iframe"],
  react: ["React", "for React"],
  vue: ["Vue", "for Vue"],
  wordpress: ["WordPress", "for WordPress"],
  webflow: ["Webflow", "for Webflow"],
  wix: ["Wix", "for Wix"],
  squarespace: ["Squarespace", "for Squarespace"],
  shopify: ["Shopify", "for Shopify"],
  "google-sites": ["Google Sites", "for Google Sites"],
  "tag-manager": ["Tag Manager", "for Tag Manager"],
  address: ["Address", "the address"],
  javascript: ["JavaScript", "the JavaScript"],
};

/** The code for the preview, for the chosen kind of site. */
export function Snippets(input: SnippetInput) {
  const snippets = snippetsOf(input);
  const [wanted, setWanted] = useState<Snippet["id"] | null>(null);
  const chosen = snippets.find(({ id }) => id === wanted) ?? snippets[0];
  if (chosen === undefined) return null;
  const message = messageFor(input, chosen);
  return (
    <section className={styles["section"]} aria-labelledby="studio-code">
      <Heading level={2} size="xl" id="studio-code">
        The code
      </Heading>
      <Tabs
        label="Website type"
        tabs={snippets.map(({ id }) => ({ id, text: NAMES[id][0] }))}
        selected={chosen.id}
        onSelectedChange={setWanted}
      >
        <Code what={NAMES[chosen.id][1]} where={chosen.where} note={chosen.note} code={chosen.code} />
      </Tabs>
      <div className={styles["line"]}>
        <p>Does someone else manage your website? Send them this message with the code above.</p>
        <ButtonLink to={message.href} reloadDocument variant="line" size="sm">
          Message for your webmaster
        </ButtonLink>
        <CopyButton what="the message" text={message.text} />
      </div>
    </section>
  );
}
