import type { ReactNode } from "react";
import { t } from "#text";
import { LANGUAGE } from "../../../lib/language.ts";
import type { LivePart as Part } from "../content-node.ts";
import { Answers } from "./Answers.tsx";
import { DataTable } from "./DataTable.tsx";
import { Documents } from "./Documents.tsx";
import { LiveEmbed } from "./LiveEmbed.tsx";
import { LiveNation } from "./LiveNation.tsx";
import { LivePrices } from "./LivePrices.tsx";
import { LiveResumes } from "./LiveResumes.tsx";
import { LiveTown } from "./LiveTown.tsx";
import type { PageFacts } from "./load-live.ts";

const PARTS: Readonly<Record<Part, (facts: PageFacts) => ReactNode>> = {
  map: ({ clusters = [] }) => <LiveNation clusters={clusters} />,
  ads: ({ town = null }) => <LiveTown town={town} />,
  embed: ({ company = null, publicUrl }) => <LiveEmbed company={company} host={publicUrl} />,
  resume: () => <LiveResumes />,
  prices: ({ plans = [] }) => <LivePrices plans={plans} />,
  data: ({ data }) =>
    data ? (
      <DataTable data={data} />
    ) : (
      <p
        lang={LANGUAGE}
      >{t`The list that stood here is made by the software; today’s is in the current version.`}</p>
    ),
  documents: ({ documents = [] }) => <Documents documents={documents} />,
  answers: ({ figures }) => <Answers answering={figures?.answering ?? null} />,
};

/** A part of the product at work, inside a page of text. */
export function LivePart({ part, facts }: { part: Part; facts: PageFacts }) {
  return PARTS[part](facts);
}
