import {
  attributesOf,
  declarationsOf,
  frameAddress,
  type SnippetInput,
  styleText,
} from "@jobmap/widget/embed-code";
import { t } from "#text";
import type { Snippet } from "./snippet.ts";

/** For site builders with an element for custom code; `code` is the delivery's code, the same for all builders. */
export function builderSnippets(input: SnippetInput, code: string): readonly Snippet[] {
  const { state, host } = input;
  return [
    {
      id: "wix",
      where: t`Add Elements → Embed Code → Embed HTML. Paste it, then make the box at least ${state.height} pixels high.`,
      note: t`Wix shows it in a frame of its own, so it does not see your page’s colors and font: choose them here.`,
      code,
    },
    {
      id: "squarespace",
      where: t`In a “Code” block set to HTML, with “Display source” off.`,
      note: t`The editor may hide it while you work: look at the page signed out. Plans without scripts show nothing; put a button with the shared link there.`,
      code,
    },
    {
      id: "shopify",
      where: t`Online Store → Themes → Customize, on the page: Add section → Custom Liquid.`,
      code,
    },
    {
      id: "google-sites",
      where: t`Insert → Embed → By URL. Then draw the box as wide and high as you want it.`,
      note: t`Google Sites takes an address; everything works in its frame.`,
      code: frameAddress(state, host),
    },
  ];
}

/** For sites where the user has access to a tag manager but cannot edit the page: the tag mounts the map in an existing element. */
export function tagManagerSnippet({ state, host }: SnippetInput): Snippet {
  const lines = [...attributesOf(state), ["style", styleText(declarationsOf(state))] as const].map(
    ([name, value]) => `  map.setAttribute(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  return {
    id: "tag-manager",
    where: t`A “Custom HTML” tag. Write in the first line where the map belongs; trigger: DOM Ready, on that page alone.`,
    note: t`A visitor who has not agreed to your tags sees no map if the tag waits for that. The map sets no cookies, so it need not.`,
    code: `<script>
(function () {
  var place = document.querySelector("#jobs");
  if (!place || place.querySelector("job-map")) return;
  var map = document.createElement("job-map");
${lines.join("\n")}
  place.appendChild(map);
  var script = document.createElement("script");
  script.async = true;
  script.src = ${JSON.stringify(`${host}/widget/v1/loader.js`)};
  document.head.appendChild(script);
})();
</script>`,
  };
}
