import { useMemo } from "react";
import { InterviewList } from "./InterviewList.tsx";
import { ownInterviews } from "./interview-source.ts";

/** The interviews about an application of whoever is signed in. */
export function OwnInterviews({ applicationId }: { applicationId: number }) {
  const source = useMemo(() => ownInterviews(applicationId), [applicationId]);
  return <InterviewList key={applicationId} source={source} />;
}
