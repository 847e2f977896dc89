import { useState } from "react";
import { loadTexts, textsMeta } from "../../lib/page-texts.ts";
import { useLiveTexts } from "../../lib/use-live-texts.ts";
import { Button } from "../../ui/index.ts";
import { OwnPage } from "../account/OwnPage.tsx";
import type { Route } from "./+types/page";
import { FeedbackForm } from "./FeedbackForm.tsx";

export function loader({ context }: Route.LoaderArgs) {
  return loadTexts(context, "/feedback", "Feedback");
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return textsMeta(loaderData);
}

export default function Page() {
  const [isSent, setSent] = useState(false);
  useLiveTexts("feedback");
  if (isSent)
    return (
      <OwnPage title="Thank you" lead="Somebody reads every word of it.">
        <div>
          <Button variant="line" onClick={() => setSent(false)}>
            Say something else
          </Button>
        </div>
      </OwnPage>
    );
  return (
    <OwnPage title="Feedback" lead="What works, what does not, what is missing.">
      <FeedbackForm onSent={() => setSent(true)} />
    </OwnPage>
  );
}
