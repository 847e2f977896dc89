import { t } from "#text";
import { endpointUrl } from "../../lib/api.ts";
import { LANGUAGE } from "../../lib/language.ts";
import { ButtonLink, classNames, DownloadIcon, PlusIcon } from "../../ui/index.ts";
import { Fact } from "./Fact.tsx";
import { type LoadedPage, publicPagePath } from "./load-public-page.ts";
import styles from "./PublicPage.module.css";
import { SheetSections } from "./SheetSections.tsx";

const cx = classNames(styles);

interface PublicPageViewProps extends LoadedPage {
  /** Shown to its owner within another page: with headings below that one's, and without what only works once the page is on. */
  isSample?: boolean;
}

/** A candidate as they want to be seen: what their PDF says, as a page. */
export function PublicPageView({ seen, publicUrl, isSample = false }: PublicPageViewProps) {
  const { sheet, document, username, profile_slug } = seen;
  const Name = isSample ? "h3" : "h1";
  const path = publicPagePath(username, profile_slug);
  const params = { id: username, id2: profile_slug };
  const { address, postalCode } = document.basics?.location ?? {};
  const shared = publicUrl + path;
  const street = [address, postalCode].filter(Boolean).join(", ");
  return (
    <article className={cx("sheet", sheet.dir)} lang={sheet.lang} dir={sheet.dir}>
      {seen.cover_image !== "" && <img className={cx("cover")} src={seen.cover_image} alt="" />}
      <header className={cx("head")}>
        {seen.profile_image !== "" && (
          <img className={cx("picture")} src={seen.profile_image} alt={sheet.name} />
        )}
        <Name className={cx("name")} dir="auto">
          {sheet.name || username}
        </Name>
        {sheet.headline && (
          <p className={cx("headline")} dir="auto">
            {sheet.headline}
          </p>
        )}
        {(street !== "" || sheet.contacts.length > 0) && (
          <ul className={cx("contacts")}>
            {street !== "" && <li dir="auto">{street}</li>}
            {sheet.contacts.map((line) => (
              <li key={line.text} dir="auto">
                <Fact {...line} />
              </li>
            ))}
          </ul>
        )}
      </header>
      <SheetSections sections={sheet.sections} level={isSample ? 4 : 2} />
      {!isSample && (
        <footer className={cx("foot")} lang={LANGUAGE} dir="ltr">
          <img
            className={cx("qr")}
            src={`${path}/qr.svg`}
            width={112}
            height={112}
            alt={t`QR code of ${shared}`}
          />
          <div className={cx("ways")}>
            <ButtonLink
              to={endpointUrl("GET user/view/{id}/{id2}/pdf", { params })}
              reloadDocument
              rel="nofollow"
              icon={<DownloadIcon />}
            >{t`Download PDF`}</ButtonLink>
            <ButtonLink
              to={endpointUrl("GET user/view/{id}/{id2}/vcard", { params })}
              reloadDocument
              rel="nofollow"
              variant="line"
              icon={<PlusIcon />}
            >{t`Save contact`}</ButtonLink>
          </div>
        </footer>
      )}
    </article>
  );
}
