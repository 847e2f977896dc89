import type { ResumeDocument } from "@jobmap/contract";
import { hasWords } from "@jobmap/contract/gap";
import { useEffect, useState } from "react";
import { call } from "../../lib/api.ts";
import { useSession } from "../../lib/session.ts";

/** The signed-in candidate's profile as a resume. `none` for everybody else, and where the profile is still empty. */
export type OwnResume =
  | { readonly status: "none" | "loading" | "failed"; readonly resume?: undefined }
  | { readonly status: "ready"; readonly resume: ResumeDocument };

export function useOwnResume(): OwnResume {
  const isCandidate = useSession(({ profile }) => profile?.role === "user");
  const [own, setOwn] = useState<OwnResume>({ status: "loading" });
  useEffect(() => {
    if (!isCandidate) return;
    let gone = false;
    call("GET user/profile/document", {}).then(
      (resume) => gone || setOwn(hasWords(resume) ? { status: "ready", resume } : { status: "none" }),
      () => gone || setOwn({ status: "failed" }),
    );
    return () => {
      gone = true;
    };
  }, [isCandidate]);
  return isCandidate ? own : { status: "none" };
}
