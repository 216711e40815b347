/** A filter of a list. Its name in the address is its name in the declaration. */
export type Filter =
  /** One of the values. */
  | { readonly kind: 'oneOf'; readonly values: readonly string[] }
  /** One or more of the values, separated by commas in the address. */
  | { readonly kind: 'anyOf'; readonly values: readonly string[] }
  /** The beginning of a name, an e-mail address, a document: of what the binding of the list names. */
  | { readonly kind: 'search' }
  /** The whole text, in any case, e.g. a reference. */
  | { readonly kind: 'text' }
  /** From one amount to another, both included, in cents: `1000-5000`, `1000-` or `-5000`. */
  | { readonly kind: 'centsRange' }
  /** The id of one thing. */
  | { readonly kind: 'id' };

/** The filters of lists: `status: filter.anyOf(['ACTIVE', 'BLOCKED'])`. */
export const filter = {
  oneOf: <const V extends readonly string[]>(values: V) => ({ kind: 'oneOf', values }) as const,
  anyOf: <const V extends readonly string[]>(values: V) => ({ kind: 'anyOf', values }) as const,
  search: () => ({ kind: 'search' }) as const,
  text: () => ({ kind: 'text' }) as const,
  centsRange: () => ({ kind: 'centsRange' }) as const,
  id: () => ({ kind: 'id' }) as const,
};
