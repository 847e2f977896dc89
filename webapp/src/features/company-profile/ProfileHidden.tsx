import { t } from "#text";
import { ButtonLink } from "../../ui/index.ts";
import styles from "./CompanyProfile.module.css";

/** Warns employers, where they copy links and embed code, that these show nothing while the profile is hidden. */
export function ProfileHidden() {
  return (
    <p className={styles["hidden"]}>
      {t`Your public profile is hidden. Your link and embeds show no jobs until you turn it back on.`}{" "}
      <ButtonLink size="sm" variant="line" to="/employer/company-profile">
        {t`Company profile`}
      </ButtonLink>
    </p>
  );
}
