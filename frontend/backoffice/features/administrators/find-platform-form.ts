import type { ServerFormReply } from '../../forms/form-reply';

/**
 * What the search of a platform adds to a form: a field and the value of its button; then what the last search looked for, and each
 * platform that it found, as its id, a space and its label.
 */
export const FIND_PLATFORM = {
  ...{ query: 'q', intent: 'findPlatform' },
  ...{ foundBy: 'foundBy', found: 'foundPlatform' },
} as const;

export interface PlatformChoice {
  readonly value: string;
  readonly label: string;
}

/** The answer to a form with that search. */
export interface FindingReply<Name extends string = string> extends ServerFormReply<Name> {
  /** The text of the search field, searched or not. */
  readonly q: string;
  /** What was searched, and what it found. Null: nothing was searched. */
  readonly found: { readonly q: string; readonly platforms: readonly PlatformChoice[] } | null;
}
