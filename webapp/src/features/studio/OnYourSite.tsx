import { type StudioState, writeState } from "@jobmap/widget/studio-state";
import { useSeatAtLeast } from "../../lib/seat.ts";
import { ServerState } from "../../lib/server-state/ServerState.tsx";
import { CheckPage } from "./CheckPage.tsx";
import { SendEmbed } from "./SendEmbed.tsx";
import { SentEmbeds } from "./SentEmbeds.tsx";
import { Sightings } from "./Sightings.tsx";

interface OnYourSiteProps {
  state: StudioState;
  /** This server's public origin. */
  host: string;
}

/** From the code to a map that is live: have it sent, see where it came up, look at a page. For the company's own employers. */
export default function OnYourSite({ state, host }: OnYourSiteProps) {
  const maySend = useSeatAtLeast("recruiter");
  return (
    <ServerState>
      {maySend && (
        <SendEmbed delivery={state.delivery} settings={writeState(state).toString()}>
          <SentEmbeds />
        </SendEmbed>
      )}
      <Sightings />
      <CheckPage username={state.company} host={host} />
    </ServerState>
  );
}
