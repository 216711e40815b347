/** What a route says about itself to the frame around it. */
export interface RouteHandle {
  /** `false` ships no script at all: for pages that only need to be read. */
  readonly hydrate?: boolean;
}

/** A page hydrates unless one of its routes says it has no use for script. */
export function hydrates(handles: readonly unknown[]): boolean {
  return handles.every((handle) => (handle as RouteHandle | undefined)?.hydrate !== false);
}
