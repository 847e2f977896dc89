import { type ReactNode, useEffect } from "react";
import { useMatches } from "react-router";
import { pressAgain } from "../../lib/after-paint.ts";
import { hideLateBanner } from "../../lib/first-files.ts";
import { startSession } from "../../lib/session.ts";
import { Announcer, classNames, SkipLink, Toasts } from "../../ui/index.ts";
import styles from "./Frame.module.css";
import { type FrameHandle, frameOf } from "./frame-handle.ts";
import { Masthead } from "./Masthead.tsx";
import { MenuSpace } from "./menu/MenuSpace.tsx";
import { NavigationProgress } from "./NavigationProgress.tsx";
import { Panels } from "./Panels.tsx";
import { SiteBar } from "./SiteBar.tsx";
import { SiteFooter, type SiteFooterProps } from "./SiteFooter.tsx";
import { useArrival } from "./use-arrival.ts";

const cx = classNames(styles);

interface FrameProps extends SiteFooterProps {
  /** It surrounds an error, for which there is no page and so no `handle`. */
  isError?: boolean;
  children: ReactNode;
}

/** The frame that all pages share. A page's content goes into `<main id="main">`, which a `bare` page renders itself. */
export function Frame({ demo, footer, isError = false, children }: FrameProps) {
  const matches = useMatches();
  const handle = frameOf(isError ? [] : matches);
  useArrival();
  useEffect(startSession, []);
  useEffect(pressAgain, []);
  useEffect(hideLateBanner, []);
  return (
    <>
      <SkipLink />
      {handle.skips?.map(({ to, text }) => (
        <SkipLink key={to} to={to}>
          {text}
        </SkipLink>
      ))}
      <NavigationProgress />
      {handle.frame === "full" ? (
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      ) : (
        <div className={cx("stage", handle.own && "own", handle.marketing && "marketing")}>
          <MenuSpace {...handle} />
          {handle.frame === "bare" ? (
            <div className={cx("bare")}>{children}</div>
          ) : (
            <div className={cx("frame")}>
              <Bar {...handle} />
              <main id="main" tabIndex={-1} className={cx("main")}>
                {children}
              </main>
              <SiteFooter demo={demo} footer={footer} />
            </div>
          )}
        </div>
      )}
      <Panels />
      <Toasts />
      <Announcer />
    </>
  );
}

/** Marketing pages render both: CSS shows the masthead on wide windows and the bar on others. */
function Bar({ ownSearch = false, marketing = false }: FrameHandle) {
  return (
    <>
      {marketing && (
        <div className={cx("masthead")}>
          <Masthead />
        </div>
      )}
      <div className={cx("bar")}>{ownSearch ? <SiteBar>{null}</SiteBar> : <SiteBar />}</div>
    </>
  );
}
