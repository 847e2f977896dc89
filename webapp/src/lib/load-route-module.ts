import { loadChunkAt } from "./load-chunk.ts";

/** Loads the module of a page, for React Router: `react-router-client.ts` puts it in the place of its own. */
export async function loadRouteModule(
  route: { id: string; module: string },
  loaded: Record<string, unknown>,
): Promise<unknown> {
  loaded[route.id] ??= await loadRoutePart(route.module);
  return loaded[route.id];
}

/**
 * The same for what is cut off from a page's module, such as its `clientLoader`. React Router does not expect that any can be missing: one
 * that does not arrive is a module that throws when it is used, and the root's error page shows.
 */
export async function loadRoutePart(path: string): Promise<unknown> {
  try {
    return await loadChunkAt(path);
  } catch (failure) {
    const fail = () => {
      throw failure;
    };
    return { default: fail, clientLoader: fail, clientAction: fail };
  }
}
