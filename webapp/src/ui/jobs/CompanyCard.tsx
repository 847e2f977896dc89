import type { Company } from "@jobmap/contract";
import { Link } from "react-router";
import { plural, t } from "#text";
import { categoryText } from "../../lib/category-text.ts";
import { companySizeText } from "../../lib/company-size.ts";
import { classNames } from "../classes.ts";
import { Avatar } from "../content/Avatar.tsx";
import { Badge } from "../feedback/Badge.tsx";
import styles from "./CompanyCard.module.css";

const cx = classNames(styles);

type CompanyFace = Pick<Company, "name" | "logo" | "is_third_party" | "is_demo"> &
  Partial<Pick<Company, "industry" | "locality" | "region" | "size" | "job_count">>;

export interface CompanyCardProps {
  company: CompanyFace;
  /** Path of the company's page. */
  to: string;
  headingLevel?: 2 | 3 | 4;
}

/** An employer in a list or beside a job: name, industry, location, and number of open jobs. */
export function CompanyCard({ company, to, headingLevel = 3 }: CompanyCardProps) {
  const Title = `h${headingLevel}` as const;
  const town = [company.locality, company.region].filter(Boolean).join(", ");
  const industry =
    import.meta.env.LANGUAGE === "es" && company.industry ? categoryText(company.industry) : company.industry;
  const about = [industry, town, company.size && t`${companySizeText(company.size)} people`].filter(Boolean);
  return (
    <article className={cx("company")}>
      <Avatar name={company.name} image={company.logo} kind="company" size="lg" />
      <div className={cx("text")}>
        <Title className={cx("name")}>
          <Link to={to}>
            <bdi>{company.name}</bdi>
          </Link>
        </Title>
        {about.length > 0 && (
          <p className={cx("about")}>
            {about.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
        )}
        <p className={cx("facts")}>
          {company.job_count !== undefined && (
            <span className={cx("jobs")}>
              {company.job_count === 0
                ? t`No open jobs`
                : plural(company.job_count, { one: "# open job", other: "# open jobs" })}
            </span>
          )}
          {company.is_demo && <Badge>{t`Demo`}</Badge>}
          {company.is_third_party && <span>{t`Unclaimed`}</span>}
        </p>
      </div>
    </article>
  );
}
