import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Trans, t } from "#text";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import styles from "./Applicants.module.css";

/** Says whether candidates can reply to the message, and where to change that. */
export function ReplyWay() {
  const { data } = useQuery(endpointQuery("GET employer/profile", {}));
  if (!data) return null;
  const { email, show_contact } = data;
  return (
    <p className={styles["fine"]}>
      {show_contact && email ? (
        t`Replies from candidates go to ${email}.`
      ) : (
        <Trans>
          Candidates can't reply to this email, but can write to you on Jobmap. For answers by email, show
          your address in <Link to="/employer/company-profile">your company profile</Link>.
        </Trans>
      )}
    </p>
  );
}
