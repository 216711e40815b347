import type { Locale, Texts } from '@guiche/checkout-rules';

export interface ProblemExtra {
  /** What is wrong with each field, in sentences for people. */
  readonly errors?: Record<string, Texts[]>;
  readonly headers?: Record<string, string>;
  /** Further members of the answer (RFC 9457, section 3.2). */
  readonly members?: Readonly<Record<string, unknown>>;
  readonly cause?: unknown;
  /** For us, in the log. The reader never sees it, nor the cause. */
  readonly detail?: string;
}

/** A refusal with a stable code and a sentence for people; becomes RFC 9457 problem+json. */
export class Problem extends Error {
  readonly errors?: Record<string, Texts[]>;
  readonly headers?: Record<string, string>;
  readonly members?: Readonly<Record<string, unknown>>;

  constructor(
    readonly status: number,
    readonly code: string,
    readonly titles: Texts,
    extra: ProblemExtra = {},
  ) {
    super(extra.detail ?? code, { cause: extra.cause });
    this.name = 'Problem';
    if (extra.errors !== undefined) this.errors = extra.errors;
    if (extra.headers !== undefined) this.headers = extra.headers;
    if (extra.members !== undefined) this.members = extra.members;
  }
}

/**
 * Makes the problems of one subject from its catalogue: one entry for each code, complete in all languages.
 * `const problem = problems({ priceChanged: { status: 409, 'pt-BR': …, 'en-US': …, 'es-ES': … } }); throw problem('priceChanged')`
 */
export function problems<C extends string>(
  catalogue: Record<C, { readonly status: number } & Readonly<Record<Locale, string>>>,
): (code: C, extra?: ProblemExtra) => Problem {
  return (code, extra) => {
    const { status, ...titles } = catalogue[code];
    return new Problem(status, code, titles, extra);
  };
}
