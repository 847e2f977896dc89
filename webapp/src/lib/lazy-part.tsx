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
import { ChunkFailure, loadChunk } from "./load-chunk.ts";

/** What stands in for a part while its script is on its way, and when it did not arrive or broke. */
export interface StandInProps {
  name: string;
  /** Absent while it loads. */
  failure?: PartFailure | undefined;
}

export interface PartFailure {
  /** "Explorer did not load." */
  text: string;
  retry: () => void;
  /** Trying again may not be enough, as after a script that never answered: the whole page can be loaded anew. */
  offersReload: boolean;
}

/** What loads sooner than this shows nothing in between, in ms. */
const UNNOTICED_MS = 300;

/**
 * A component in a script of its own, which is fetched when it first shows. Whatever becomes of that script, or of the component, stays
 * inside it: the page around it lives on.
 * @param name as people know it: "Explorer"
 * @param load an `import()` of a module whose default is the component, and nothing else
 * @param StandIn gets the component's own props as well
 */
export function lazyPart<Props extends object>(
  name: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
  StandIn: ComponentType<StandInProps & Props>,
): ComponentType<Props> {
  const attempt = (isRetry: boolean) => lazy(() => loadChunk(load, isRetry));
  // Shared: what has arrived once is there for all that show it.
  let latest: LazyExoticComponent<ComponentType<Props>> = attempt(false);
  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => latest);
    const [tries, setTries] = useState(1);
    const renew = (error: unknown) => {
      if (error instanceof ChunkFailure) latest = attempt(true);
    };
    const failureOf = (error: unknown): PartFailure => ({
      text: error instanceof ChunkFailure ? `${name} did not load.` : `${name} stopped working.`,
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
