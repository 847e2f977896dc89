import type { SessionProfile } from "@jobmap/contract";
import { frameTag, sharedAddress, twoLines } from "@jobmap/widget/embed-code";
import { readState } from "@jobmap/widget/studio-state";
import { useMemo } from "react";
import { useSession } from "../../lib/session.ts";
import { useSite } from "../../lib/site.ts";
import { Button, ButtonLink, CodeIcon, Page, PageSection } from "../../ui/index.ts";
import { NeedsCompany } from "../company-profile/NeedsCompany.tsx";
import { ProfileHidden } from "../company-profile/ProfileHidden.tsx";
import { Code } from "../studio/Code.tsx";
import { Feeds } from "./Feeds.tsx";
import styles from "./Mediakit.module.css";
import { Picture } from "./Picture.tsx";
import { posterSvg, qrSvg } from "./qr-picture.ts";

/** `/employer/mediakit`: the company's map as a link, a QR code, a poster to print, and code for its own site. */
export function MediakitView() {
  const profile = useSession(({ profile, former }) => profile ?? former);
  const host = useSite()?.publicUrl;
  return (
    <Page title="Media kit" lead="Your job map, anywhere people find you. It updates automatically.">
      <NeedsCompany>{profile && host !== undefined && <Kit profile={profile} host={host} />}</NeedsCompany>
    </Page>
  );
}

function Kit({ profile, host }: { profile: SessionProfile; host: string }) {
  const { username, show_profile } = profile;
  const name = profile.info.company_name;
  const input = { state: readState(new URLSearchParams({ company: username })), host, name };
  const address = sharedAddress(input.state, host);
  const qr = useMemo(() => qrSvg(address), [address]);
  const poster = useMemo(() => posterSvg({ name, address }), [name, address]);
  return (
    <>
      {!show_profile && <ProfileHidden />}
      <PageSection
        title="1. Attract Top Talent Through Your Network"
        hint="Most people hear about jobs from someone they know. Give them something to share."
      >
        <div className={styles["wide"]}>
          <Code what="the link" where="For email, posts and profiles." code={address} />
        </div>
        <Picture
          what="QR code"
          alt={`QR code that leads to ${address}`}
          svg={qr}
          file={`${username}-qr-code`}
          className={styles["qr"]}
        />
        <Picture
          what="Poster"
          alt={`Printable poster: ${name} is hiring, with the QR code and the address`}
          svg={poster}
          file={`${username}-we-are-hiring`}
          className={styles["poster"]}
        >
          <Button size="sm" onClick={() => print()}>
            Print poster
          </Button>
        </Picture>
      </PageSection>
      <PageSection
        title="2. Enhance Your Employer Brand"
        hint="Your jobs on your own website, in your colors. Updates within seconds when you publish or close a job."
      >
        <Code what="the iframe" where="Works anywhere on a page, without scripts." code={frameTag(input)} />
        <Code
          what="the two lines"
          where="Adapts to its container and follows your theme."
          code={twoLines(input)}
        />
        <ButtonLink variant="line" icon={<CodeIcon />} to="/jobmap-integration">
          Choose colors and size
        </ButtonLink>
      </PageSection>
      <Feeds host={host} username={username} />
    </>
  );
}
