import type { SessionProfile } from "@jobmap/contract";
import { frameTag, sharedAddress, twoLines } from "@jobmap/widget/embed-code";
import { readState } from "@jobmap/widget/studio-state";
import { useMemo } from "react";
import { t } from "#text";
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
    <Page title={t`Media kit`} lead={t`Your job map, anywhere people find you. It updates automatically.`}>
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
        title={t`1. Attract Top Talent Through Your Network`}
        hint={t`Most people hear about jobs from someone they know. Give them something to share.`}
      >
        <div className={styles["wide"]}>
          <Code what={t`the link`} where={t`For email, posts and profiles.`} code={address} />
        </div>
        <Picture
          what={t`QR code`}
          alt={t`QR code that leads to ${address}`}
          svg={qr}
          file={`${username}-qr-code`}
          className={styles["qr"]}
        />
        <Picture
          what={t`Poster`}
          alt={t`Printable poster: ${name} is hiring, with the QR code and the address`}
          svg={poster}
          file={`${username}-we-are-hiring`}
          className={styles["poster"]}
        >
          <Button size="sm" onClick={() => print()}>
            {t`Print poster`}
          </Button>
        </Picture>
      </PageSection>
      <PageSection
        title={t`2. Enhance Your Employer Brand`}
        hint={t`Your jobs on your own website, in your colors. Updates within seconds when you publish or close a job.`}
      >
        <Code
          what={t`the iframe`}
          where={t`Works anywhere on a page, without scripts.`}
          code={frameTag(input)}
        />
        <Code
          what={t`the two lines`}
          where={t`Adapts to its container and follows your theme.`}
          code={twoLines(input)}
        />
        <ButtonLink variant="line" icon={<CodeIcon />} to="/jobmap-integration">
          {t`Choose colors and size`}
        </ButtonLink>
      </PageSection>
      <Feeds host={host} username={username} />
    </>
  );
}
