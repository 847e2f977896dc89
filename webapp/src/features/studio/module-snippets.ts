import {
  attributesOf,
  declarationsOf,
  escapeAttribute,
  fallbackLink,
  jsxStyle,
  type SnippetInput,
  styleText,
} from "@jobmap/widget/embed-code";
import { t } from "#text";
import type { Snippet } from "./snippet.ts";

/** For applications with a bundler, which mount, update and unmount the map themselves. */
export function moduleSnippets(input: SnippetInput): readonly Snippet[] {
  const { state, host } = input;
  const link = fallbackLink(input);
  const source = `import { mountJobMap } from "${host}/widget/module/index.js";`;
  const options = (indent: string) =>
    [...attributesOf(state), ["host", host] as const]
      .map(([name, value]) => `${indent}  ${name}: ${name === "height" ? value : JSON.stringify(value)},\n`)
      .join("");
  const style = styleText(declarationsOf(state));
  const place = `<div id="jobs" style="${escapeAttribute(style)}">${link.html}</div>`;
  return [
    {
      id: "javascript",
      where: t`Next to an element that it fills: ${place}`,
      code: `${source}

const handle = mountJobMap(document.querySelector("#jobs"), {
${options("")}});
handle.on("ready", (event) => console.log(event.detail.total, "jobs"));
`,
    },
    {
      id: "react",
      where: t`A component, safe in strict mode: put <JobMap /> where the map belongs.`,
      code: `${source}
import { useEffect, useRef } from "react";

export function JobMap() {
  const place = useRef(null);
  useEffect(() => {
    const handle = mountJobMap(place.current, {
${options("    ")}    });
    return () => handle.destroy();
  }, []);
  return (
    <div ref={place} style={${jsxStyle(declarationsOf(state))}}>
      ${link.jsx}
    </div>
  );
}
`,
    },
    {
      id: "vue",
      where: t`A component.`,
      code: `<script setup>
${source}
import { onBeforeUnmount, onMounted, useTemplateRef } from "vue";

const place = useTemplateRef("place");
let handle;
onMounted(() => {
  handle = mountJobMap(place.value, {
${options("  ")}  });
});
onBeforeUnmount(() => handle?.destroy());
</script>

<template>
  <div ref="place" style="${escapeAttribute(style)}">${link.html}</div>
</template>
`,
    },
  ];
}
