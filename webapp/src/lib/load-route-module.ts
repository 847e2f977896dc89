import { loadChunkAt } from "./load-chunk.ts";

/** Loads a page's module for React Router: `react-router-client.ts` uses it in place of the built-in loader. */
export async function loadRouteModule(
  route: { id: string; module: string },
  loaded: Record<string, unknown>,
): Promise<unknown> {
  loaded[route.id] ??= await loadRoutePart(route.module);
  return loaded[route.id];
}

/**
 * The same for code split from a page's module, such as its `clientLoader`. React Router expects such code always to load: a part that
 * fails to load becomes a module that throws when used, so the root's error page shows.
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
