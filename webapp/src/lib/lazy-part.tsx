import {
  Component,
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
} from "react";
import { t } from "#text";
import { ChunkFailure, loadChunk } from "./load-chunk.ts";

/** Props of what replaces a part while its chunk loads, or if it failed to load or render. */
export interface StandInProps {
  name: string;
  /** Absent while it loads. */
  failure?: PartFailure | undefined;
}

export interface PartFailure {
  /** "Explorer did not load." */
  text: string;
  retry: () => void;
  /** Retrying may not be enough, for example after a chunk that timed out: offers to reload the page. */
  offersReload: boolean;
}

/** Loads faster than this show no loading state, in ms. */
const UNNOTICED_MS = 300;

/**
 * A component in its own chunk, fetched when it first renders. A failure of the chunk or the component is contained: the page around it
 * keeps working.
 * @param name its display name: "Explorer"
 * @param load an `import()` of a module whose default is the component, and nothing else
 * @param StandIn also receives the component's own props
 */
export function lazyPart<Props extends object>(
  name: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
  StandIn: ComponentType<StandInProps & Props>,
): ComponentType<Props> {
  const attempt = (isRetry: boolean) => lazy(() => loadChunk(load, isRetry));
  // Shared, so that the chunk loads only once for all instances.
  let latest: LazyExoticComponent<ComponentType<Props>> = attempt(false);
  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => latest);
    const [tries, setTries] = useState(1);
    const renew = (error: unknown) => {
      if (error instanceof ChunkFailure) latest = attempt(true);
    };
    const failureOf = (error: unknown): PartFailure => ({
      text: error instanceof ChunkFailure ? t`${name} did not load.` : t`${name} stopped working.`,
      offersReload: tries > 1 || (error instanceof ChunkFailure && error.timedOut),
      retry: () => {
        setPart(() => latest);
        setTries(tries + 1);
      },
    });
    const waiting = <StandIn {...props} name={name} />;
    return (
      <Boundary
        key={tries}
        onFailed={renew}
        instead={(error) => <StandIn {...props} name={name} failure={failureOf(error)} />}
      >
        <Suspense fallback={<AfterAMoment>{waiting}</AfterAMoment>}>
          <Part {...props} />
        </Suspense>
      </Boundary>
    );
  };
}

function AfterAMoment({ children }: { children: ReactNode }) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), UNNOTICED_MS);
    return () => clearTimeout(timer);
  }, []);
  return isOver && children;
}

interface BoundaryProps {
  onFailed: (error: unknown) => void;
  instead: (error: unknown) => ReactNode;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { caught?: { error: unknown } }> {
  override state: { caught?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailed(error);
  }

  override render(): ReactNode {
    const { caught } = this.state;
    return caught ? this.props.instead(caught.error) : this.props.children;
  }
}
