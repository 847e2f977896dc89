import { useState } from "react";
import { loadTexts, textsMeta } from "../../lib/page-texts.ts";
import { useLiveTexts } from "../../lib/use-live-texts.ts";
import { Button, Page } from "../../ui/index.ts";
import type { Route } from "./+types/page";
import { FeedbackForm } from "./FeedbackForm.tsx";

export function loader({ context }: Route.LoaderArgs) {
  return loadTexts(context, "/feedback", "Feedback");
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return textsMeta(loaderData);
}

export default function FeedbackPage() {
  const [isSent, setSent] = useState(false);
  useLiveTexts("feedback");
  if (isSent)
    return (
      <Page title="Thank you" lead="Your feedback has been saved for whoever runs this site.">
        <div>
          <Button variant="line" onClick={() => setSent(false)}>
            Send more feedback
          </Button>
        </div>
      </Page>
    );
  return (
    <Page title="Feedback" lead="Tell us what works, what doesn't, and what's missing.">
      <FeedbackForm onSent={() => setSent(true)} />
    </Page>
  );
}
