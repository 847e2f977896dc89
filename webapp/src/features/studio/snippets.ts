import {
  attributesOf,
  declarationsOf,
  escapeAttribute,
  fallbackLink,
  forOptimizers,
  frameAddress,
  frameTag,
  jobsAt,
  jsxStyle,
  type SnippetInput,
  sharedAddress,
  twoLines,
} from "@jobmap/widget/embed-code";
import { t } from "#text";
import { builderSnippets, tagManagerSnippet } from "./builder-snippets.ts";
import { moduleSnippets } from "./module-snippets.ts";
import type { Snippet } from "./snippet.ts";

/** All code for a delivery, the most commonly needed first. */
export function snippetsOf(input: SnippetInput): readonly Snippet[] {
  const { delivery } = input.state;
  if (delivery === "script") return scriptSnippets(input);
  if (delivery === "iframe") return frameSnippets(input);
  return delivery === "link" ? linkSnippets(input) : moduleSnippets(input);
}

const UNFILTERED = t`WordPress removes scripts and frames when a user without the “unfiltered_html” permission saves the page. Administrators and editors have it; on a multisite network, only super admins. Ask one of them, or keep the link, which stays.`;

function scriptSnippets(input: SnippetInput): readonly Snippet[] {
  const { state, host } = input;
  const lines = twoLines(input);
  const loader = `${host}/widget/v1/loader.js`;
  const addLoader = `if (document.querySelector(\`script[src="\${LOADER}"]\`)) return;
    const script = document.createElement("script");
    script.async = true;
    script.src = LOADER;
    document.head.append(script);`;
  const [, element = ""] = lines.split("\n");
  const properties = attributesOf(state).map(([name, value]) => `\n      ${name}=${JSON.stringify(value)}`);
  return [
    { id: "html", where: t`Anywhere in the body of your page.`, code: lines },
    iframeSnippet(input),
    {
      id: "react",
      where: t`A component: put <JobMap /> where the map belongs.`,
      code: `import { useEffect } from "react";

const LOADER = "${loader}";

export function JobMap() {
  useEffect(() => {
    ${addLoader}
  }, []);
  return (
    <job-map${properties.join("")}
      style={${jsxStyle(declarationsOf(state))}}
    >
      ${fallbackLink(input).jsx}
    </job-map>
  );
}
`,
    },
    {
      id: "vue",
      where: t`A component. Tell Vue’s compiler about the element: isCustomElement: (tag) => tag === "job-map".`,
      code: `<script setup>
import { onMounted } from "vue";

const LOADER = "${loader}";

onMounted(() => {
    ${addLoader}
});
</script>

<template>
  ${element}
</template>
`.replaceAll("\n    ", "\n  "),
    },
    {
      id: "wordpress",
      where: t`In the code editor of a page; or paste the two lines into a “Custom HTML” block.`,
      note: UNFILTERED,
      code: `<!-- wp:html -->\n${forOptimizers(lines, host)}\n<!-- /wp:html -->`,
    },
    { id: "webflow", where: t`In an “Embed” element.`, code: lines },
    ...builderSnippets(input, lines),
    tagManagerSnippet(input),
  ];
}

function iframeSnippet(input: SnippetInput): Snippet {
  return { id: "iframe", where: t`Works without scripts.`, code: frameTag(input) };
}

function frameSnippets(input: SnippetInput): readonly Snippet[] {
  const { state, host } = input;
  const tag = frameTag(input);
  const style: [string, string][] = [["border", "0"]];
  if (state.width !== null) style.push(["max-width", `${state.width}px`]);
  return [
    iframeSnippet(input),
    {
      id: "html",
      where: t`Add the loader so the frame also reports events and follows your theme.`,
      code: `<script async src="${host}/widget/v1/loader.js"></script>\n${tag}`,
    },
    {
      id: "react",
      where: t`A component: put <JobMap /> where the map belongs.`,
      code: `export function JobMap() {
  return (
    <iframe
      src=${JSON.stringify(frameAddress(state, host))}
      title=${jsxText(jobsAt(input))}
      width="100%"
      height="${state.height}"
      loading="lazy"
      style={${jsxStyle(style)}}
    />
  );
}
`,
    },
    { id: "vue", where: t`A component.`, code: `<template>\n  ${tag}\n</template>\n` },
    {
      id: "wordpress",
      where: t`In the code editor of a page; or paste the frame into a “Custom HTML” block.`,
      note: UNFILTERED,
      code: `<!-- wp:html -->\n${tag}\n<!-- /wp:html -->`,
    },
    { id: "webflow", where: t`In an “Embed” element.`, code: tag },
    ...builderSnippets(input, tag),
  ];
}

function linkSnippets(input: SnippetInput): readonly Snippet[] {
  const { state, host } = input;
  const text = `${jobsAt(input)} ${state.locale.startsWith("es") ? "en el mapa" : "on the map"}`;
  const address = sharedAddress(state, host);
  return [
    { id: "address", where: t`For email, posts and profiles.`, code: address },
    {
      id: "html",
      where: t`A link on your page.`,
      code: `<a href="${escapeAttribute(address)}">${escapeAttribute(text)}</a>`,
    },
  ];
}

/** Escapes a text attribute for JSX. */
function jsxText(text: string): string {
  return /["&<>{}\\]/.test(text) ? `{${JSON.stringify(text)}}` : `"${text}"`;
}
