/** The exports of a route module for the server. */
export interface RouteModule {
  readonly default?: unknown;
  readonly loader?: unknown;
  readonly action?: unknown;
  readonly clientLoader?: unknown;
  readonly clientAction?: unknown;
}

/**
 * Which exports of route modules anybody could call. Each page has a loader of its own: a guard in the route around it does not
 * protect it, because Remix calls the loaders of a page at the same time.
 * @param modules  by file
 * @param publicFiles  files whose pages are for everybody
 * @returns the file and the export, sorted
 */
export function unguardedExports(
  modules: Readonly<Record<string, RouteModule>>,
  publicFiles: readonly string[],
): string[] {
  return Object.entries(modules)
    .filter(([file]) => !publicFiles.includes(file))
    .flatMap(([file, route]) => {
      const exported = (['loader', 'action'] as const).filter((name) => route[name] !== undefined);
      const open: string[] = exported.filter((name) => !isGuarded(route[name]));
      if (route.default !== undefined && route.loader === undefined) open.push('default without loader');
      return open.map((name) => `${file}: ${name}`);
    })
    .sort();
}

const isGuarded = (handler: unknown): boolean => typeof handler === 'function' && 'access' in handler;
