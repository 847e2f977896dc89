import type { SiteOwner } from "@jobmap/contract";
import { t } from "#text";
import styles from "./Content.module.css";

const SETTINGS: Readonly<Record<keyof SiteOwner, string>> = {
  name: "SITE_OWNER",
  address: "SITE_OWNER_ADDRESS",
  email: "SITE_OWNER_EMAIL",
};

const isField = (field: string): field is keyof SiteOwner => Object.hasOwn(SETTINGS, field);

/** Who runs this site, as the operator has set it; marked where it is not set, which is refused in production. */
export function OwnerText({ field, owner }: { field: string; owner: SiteOwner }) {
  if (!isField(field)) throw new Error(`The owner has no ${field}.`);
  const text = owner[field];
  if (text === "") return <mark className={styles["unset"]}>{t`[${SETTINGS[field]} is not set]`}</mark>;
  return field === "email" ? <a href={`mailto:${text}`}>{text}</a> : text;
}
