import type { Company } from "@jobmap/contract";
import { Link } from "react-router";
import { t } from "#text";
import { categoryText } from "../../lib/category-text.ts";
import { companySizeText } from "../../lib/company-size.ts";
import { UNKNOWN_LANGUAGE } from "../../lib/language.ts";
import { AnswerLine, Avatar, Badge, ExternalIcon, Heading, promiseText } from "../../ui/index.ts";
import styles from "./CompanyView.module.css";
import { NETWORKS } from "./networks.ts";

/** Name, industry, location, and how the company came to be listed here. */
export function CompanyHead({ company }: { company: Company }) {
  const town = [company.locality, company.region].filter(Boolean).join(", ");
  const facts = [
    company.industry && categoryText(company.industry),
    town,
    company.size && t`${companySizeText(company.size)} people`,
    company.founded && t`since ${company.founded}`,
  ].filter(Boolean);
  const site = webSite(company.website);
  const networks = NETWORKS.flatMap(([network, text]) => {
    const page = webSite(company.social[network] ?? null);
    return page ? [{ text, href: page.href }] : [];
  });
  return (
    <header className={styles["head"]}>
      <Avatar name={company.name} image={company.logo} kind="company" size="lg" />
      <div className={styles["who"]}>
        <Heading level={1}>{company.name}</Heading>
        {company.tagline && (
          <p lang={UNKNOWN_LANGUAGE} className={styles["tagline"]}>
            {company.tagline}
          </p>
        )}
        {facts.length > 0 && <p className={styles["facts"]}>{facts.join(" · ")}</p>}
        {(company.answering || company.proved_domain) && (
          <p className={styles["known"]}>
            <AnswerLine company={company} />
            {company.proved_domain && (
              <Link to={`/proved-domains?company=${company.id}`}>{t`What this says`}</Link>
            )}
          </p>
        )}
        {company.answer_promise_days !== null && (
          <p className={styles["known"]}>{promiseText(company.answer_promise_days, company.answering)}</p>
        )}
        {(site || networks.length > 0) && (
          <ul className={styles["links"]}>
            {site && (
              <li>
                <a href={site.href} rel="noopener nofollow" target="_blank" className={styles["site"]}>
                  {site.hostname.replace(/^www\./, "")}
                  <ExternalIcon size="sm" />
                </a>
              </li>
            )}
            {networks.map(({ text, href }) => (
              <li key={text}>
                <a href={href} rel="noopener nofollow me" target="_blank" className={styles["site"]}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        )}
        {company.is_demo && (
          <p className={styles["note"]}>
            <Badge>{t`Demo`}</Badge> {t`This is a demo employer. It is not hiring.`}
          </p>
        )}
        {company.is_third_party && (
          <p className={styles["note"]}>{t`Listed from public sources; not yet claimed by the employer.`}</p>
        )}
      </div>
    </header>
  );
}

function webSite(website: string | null): URL | undefined {
  if (!website || !URL.canParse(website)) return undefined;
  const url = new URL(website);
  return /^https?:$/.test(url.protocol) ? url : undefined;
}
