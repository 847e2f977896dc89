import { markdownLink, paragraphs } from "../../markdown/text.ts";
import type { Services } from "../../services.ts";
import { localCatalog } from "../../views/local-catalog.ts";
import type { PublicPage } from "../sitemaps/index.ts";

/** Towns that are named; the sitemap has them all. */
const TOWNS = 50;

/** `/llms.txt` (https://llmstxt.org): what this site is and where its texts are, in a few pages; the sitemaps have the rest. */
export async function llmsText(
  services: Services,
  publicPages: () => Promise<readonly PublicPage[]>,
): Promise<string> {
  const { PUBLIC_URL } = services.env;
  const link = (text: string, path: string) => markdownLink(text, PUBLIC_URL + path);
  const texts = (await publicPages()).filter(({ updated }) => updated !== null);
  const places = [...(await localCatalog(services)).values()].sort((a, b) => b.jobs - a.jobs);
  const list = (chosen: typeof places) =>
    chosen
      .map(
        ({ slug, name, jobs }) =>
          `- ${link(name, `/jobs/in/${slug}.md`)}: ${jobs.toLocaleString("en-US")} open jobs`,
      )
      .join("\n");
  const states = places.filter(({ town }) => town === null);
  const towns = places.filter(({ town }) => town !== null).slice(0, TOWNS);
  return paragraphs(
    "# Jobmap",
    `> A job market built around a map: ${services.jobIndex.index.size.toLocaleString("en-US")} open jobs, each with its place, its pay where the employer states it, and when it was last confirmed.`,
    "Every page of a job, an employer, a place and an occupation there has its text at the same address with `.md`, or for `Accept: text/markdown`. A job that is over answers 410.",
    `## Data\n\n${[
      `- ${link("Sitemaps", "/sitemap.xml")}: every page, with when it last changed`,
      `- ${link("API", "/api/v1/openapi.json")}: search, jobs and employers as JSON, described by OpenAPI`,
      `- ${link("Newest jobs", "/feeds/jobs.json")}: JSON Feed; RSS and Atom beside it`,
      `- ${link("Articles", "/feeds/blog.json")}: JSON Feed; each has its text at its address with \`.md\``,
      `- ${link("All jobs", "/feeds/postings.json")}: as schema.org postings`,
    ].join("\n")}`,
    texts.length > 0 &&
      `## Texts\n\n${texts.map(({ path }) => `- ${link(path.slice(1), `${path}.md`)}`).join("\n")}`,
    states.length > 0 && `## Places\n\n${list(states)}`,
    towns.length > 0 && `## Towns with the most jobs\n\n${list(towns)}`,
  );
}
