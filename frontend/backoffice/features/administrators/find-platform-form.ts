import type { ServerFormReply } from '../../forms/form-reply';

/** What the search of a platform adds to a form: a field and the value of its button. */
export const FIND_PLATFORM = { query: 'q', intent: 'findPlatform' } as const;

export interface PlatformChoice {
  readonly value: string;
  readonly label: string;
}

/** The answer to a form with that search. */
export interface FindingReply<Name extends string = string> extends ServerFormReply<Name> {
  /** What was searched, and what it found. Null: nothing was searched. */
  readonly found: { readonly q: string; readonly platforms: readonly PlatformChoice[] } | null;
}
