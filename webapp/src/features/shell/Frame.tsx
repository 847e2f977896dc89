import type { ReactNode } from "react";
import { useMatches } from "react-router";
import { Announcer, classNames, Footer, SkipLink, Toasts } from "../../ui/index.ts";
import { CREDITS, FOOTER_ENTRIES } from "./entries.ts";
import styles from "./Frame.module.css";
import { frameOf } from "./frame-handle.ts";
import { NavigationProgress } from "./NavigationProgress.tsx";
import { SiteBar } from "./SiteBar.tsx";
import { useArrival } from "./use-arrival.ts";

const cx = classNames(styles);

interface FrameProps {
  /** The listings of this site are made up. */
  demo: boolean;
  children: ReactNode;
}

/** What every page shares. The page's content goes into `<main id="main">`, which a `bare` page brings itself. */
export function Frame({ demo, children }: FrameProps) {
  const { frame, ownSearch } = frameOf(useMatches());
  useArrival();
  return (
    <>
      <SkipLink />
      <NavigationProgress />
      {frame === "bare" ? (
        children
      ) : (
        <div className={cx("frame")}>
          <div className={cx("bar")}>{ownSearch ? <SiteBar>{null}</SiteBar> : <SiteBar />}</div>
          <main id="main" tabIndex={-1} className={cx("main")}>
            {children}
          </main>
          <Footer links={FOOTER_ENTRIES} credits={CREDITS}>
            {demo && (
              <p className={cx("demo")}>Demonstration: employers and jobs marked “Demo” are made up.</p>
            )}
          </Footer>
        </div>
      )}
      <Toasts />
      <Announcer />
    </>
  );
}
