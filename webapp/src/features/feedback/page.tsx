import { useState } from "react";
import { t } from "#text";
import { loadTexts, textsMeta } from "../../lib/page-texts.ts";
import { useLiveTexts } from "../../lib/use-live-texts.ts";
import { Button, Page } from "../../ui/index.ts";
import type { Route } from "./+types/page";
import { FeedbackForm } from "./FeedbackForm.tsx";

/** Below the title, and its description in other languages. */
const LEAD = t`Tell us what works, what doesn't, and what's missing.`;

export function loader({ context }: Route.LoaderArgs) {
  return loadTexts(context, "/feedback", t`Feedback`, LEAD);
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return textsMeta(loaderData);
}

export default function FeedbackPage() {
  const [isSent, setSent] = useState(false);
  useLiveTexts("feedback");
  if (isSent)
    return (
      <Page title={t`Thank you`} lead={t`Your feedback has been saved for whoever runs this site.`}>
        <div>
          <Button variant="line" onClick={() => setSent(false)}>{t`Send more feedback`}</Button>
        </div>
      </Page>
    );
  return (
    <Page title={t`Feedback`} lead={LEAD}>
      <FeedbackForm onSent={() => setSent(true)} />
    </Page>
  );
}
