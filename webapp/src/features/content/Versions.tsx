import type { Language } from "@jobmap/contract/languages";
import { Link } from "react-router";
import { Trans, t } from "#text";
import styles from "./Content.module.css";
import { Day } from "./Day.tsx";

/** A version of a legal page, as lists of versions name it. */
export interface Version {
  readonly version: string;
  readonly effective: string;
  readonly changes?: string | undefined;
  /** Of its text, and of what it says about its changes. */
  readonly language: Language;
}

export const versionPath = (path: string, version: string) => `/legal${path}/${version}`;

/** Every version of a legal page with what it changed, the newest first. */
export function Versions({ path, versions }: { path: string; versions: readonly Version[] }) {
  return (
    <section className={styles["versions"]} aria-labelledby="versions">
      <h2 id="versions">{t`Versions`}</h2>
      <ul>
        {versions.map(({ version, effective, changes, language }, index) => (
          <li key={version}>
            {index === 0 ? (
              <Trans>
                <Link to={versionPath(path, version)}>Version {version}</Link>, in force since{" "}
                <Day day={effective} />
              </Trans>
            ) : (
              <Trans>
                <Link to={versionPath(path, version)}>Version {version}</Link>, in force from{" "}
                <Day day={effective} />
              </Trans>
            )}
            {changes !== undefined && (
              <>
                : <span lang={language}>{changes}</span>
              </>
            )}
            {index < versions.length - 1 && (
              <>
                {" "}
                <Link to={`${versionPath(path, version)}?changes`}>
                  {t`What changed since ${versions[index + 1]?.version ?? ""}`}
                </Link>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
