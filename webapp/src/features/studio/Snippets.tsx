import type { SnippetInput } from "@jobmap/widget/embed-code";
import { useState } from "react";
import { t } from "#text";
import { ButtonLink, Heading, Tabs } from "../../ui/index.ts";
import { CopyButton } from "../shell/CopyButton.tsx";
import { Code } from "./Code.tsx";
import { messageFor } from "./message.ts";
import styles from "./Studio.module.css";
import type { Snippet } from "./snippet.ts";
import { snippetsOf } from "./snippets.ts";

const NAMES: Record<Snippet["id"], readonly [tab: string, what: string]> = {
  html: ["HTML", t`the HTML`],
  iframe: ["Iframe", t`the iframe`],
  react: ["React", t`for React`],
  vue: ["Vue", t`for Vue`],
  wordpress: ["WordPress", t`for WordPress`],
  webflow: ["Webflow", t`for Webflow`],
  wix: ["Wix", t`for Wix`],
  squarespace: ["Squarespace", t`for Squarespace`],
  shopify: ["Shopify", t`for Shopify`],
  "google-sites": ["Google Sites", t`for Google Sites`],
  "tag-manager": ["Tag Manager", t`for Tag Manager`],
  address: [t`Address`, t`the address`],
  javascript: ["JavaScript", t`the JavaScript`],
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
        {t`The code`}
      </Heading>
      <Tabs
        label={t`Website type`}
        tabs={snippets.map(({ id }) => ({ id, text: NAMES[id][0] }))}
        selected={chosen.id}
        onSelectedChange={setWanted}
      >
        <Code what={NAMES[chosen.id][1]} where={chosen.where} note={chosen.note} code={chosen.code} />
      </Tabs>
      <div className={styles["line"]}>
        <p>{t`Does someone else manage your website? Send them this message with the code above.`}</p>
        <ButtonLink to={message.href} reloadDocument variant="line" size="sm">
          {t`Message for your webmaster`}
        </ButtonLink>
        <CopyButton what={t`the message`} text={message.text} />
      </div>
    </section>
  );
}
