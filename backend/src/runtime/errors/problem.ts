import type { Locale, Texts } from '@guiche/i18n';
import { formatTexts } from '@guiche/i18n/compile';

export interface ProblemExtra {
  /** The values of the arguments of the title, which is an ICU message. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** What is wrong with each field, as messages for people. */
  readonly errors?: Record<string, Texts[]>;
  readonly headers?: Record<string, string>;
  /** Extension members of the response (RFC 9457, section 3.2). */
  readonly members?: Readonly<Record<string, unknown>>;
  readonly cause?: unknown;
  /** Written to the log. Neither the detail nor the cause is sent to the client. */
  readonly detail?: string;
}

/** An error with a stable code and a title for people. The API answers it as problem+json (RFC 9457). */
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
 * Declares the problems of one subject: one entry for each code, with an HTTP status and an ICU message in each language.
 * `const problem = problems({ priceChanged: { status: 409, 'pt-BR': …, 'en-US': …, 'es-ES': … } }); throw problem('priceChanged')`
 */
export function problems<C extends string>(
  catalogue: Record<C, { readonly status: number } & Readonly<Record<Locale, string>>>,
): (code: C, extra?: ProblemExtra) => Problem {
  return (code, extra) => {
    const { status, ...titles } = catalogue[code];
    return new Problem(status, code, extra?.values ? formatTexts(titles, extra.values) : titles, extra);
  };
}
