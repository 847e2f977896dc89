import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useLocation } from "react-router";
import { t } from "#text";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { FitStandIn } from "./FitStandIn.tsx";
import type { FitSubject } from "./fit-subject.ts";

const OwnFit = lazyPart(t`Your comparison`, () => import("./OwnFit.tsx"), FitStandIn);

interface Place {
  readonly element: Element;
  readonly subject: FitSubject;
}

/**
 * Brings a candidate's comparison to the pages of jobs and companies: what visitors load of these has nothing of it. It stands at the
 * end of what a job's page says of the employer, and below what a company says of itself.
 */
export function FitPlace() {
  const { pathname } = useLocation();
  const [place, setPlace] = useState<Place>();
  useEffect(() => setPlace(findPlace(pathname)), [pathname]);
  return place && createPortal(<OwnFit key={pathname} {...place.subject} />, place.element);
}

function findPlace(pathname: string): Place | undefined {
  const job = /^\/job\/(\d+)$/.exec(pathname)?.[1];
  const employer = document.getElementById("employer")?.closest("section");
  if (job !== undefined && employer) return { element: employer, subject: { job: Number(job) } };
  const ways = document.getElementById("ways");
  const company = Number(ways?.dataset["company"]);
  return ways && company > 0 ? { element: ways, subject: { company } } : undefined;
}
