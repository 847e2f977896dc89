import { t } from "#text";
import { PageSection } from "../../ui/index.ts";
import { Code } from "../studio/Code.tsx";

/** The files under `/feeds/{username}/`, by who reads them. */
const FEEDS = [
  [
    "indeed.xml",
    "Indeed",
    t`Give this address to Indeed, or to another board that reads its format. All your open jobs.`,
  ],
  ["linkedin.xml", "LinkedIn", t`For LinkedIn’s job feeds. All your open jobs.`],
  [
    "postings.json",
    "schema.org",
    t`For job pages of your own site: what Google reads of a job, ready to paste.`,
  ],
  ["jobs.rss", "RSS", t`For feed readers, newsletters and chat channels. Your newest jobs.`],
] as const;

/** Addresses from which other sites read the company's jobs. */
export function Feeds({ host, username }: { host: string; username: string }) {
  return (
    <PageSection
      title={t`3. Send Your Jobs to Job Boards`}
      hint={t`Boards and feed readers get your jobs from these addresses. A job that you close leaves them within minutes.`}
    >
      {FEEDS.map(([file, reader, where]) => (
        <Code
          key={file}
          what={t`the ${reader} feed`}
          where={where}
          code={`${host}/feeds/${username}/${file}`}
        />
      ))}
    </PageSection>
  );
}
