/** Data of a route for the frame around it. */
export interface RouteHandle {
  /** `false` ships no script at all: for pages that only need to be read. */
  readonly hydrate?: boolean;
}

/** A page hydrates unless one of its routes declares that it needs no script. */
export function hydrates(handles: readonly unknown[]): boolean {
  return handles.every((handle) => (handle as RouteHandle | undefined)?.hydrate !== false);
}
