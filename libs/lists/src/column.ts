/**
 * What a status means for the reader, beside its word: done, waiting, failed, cancelled; in progress, declined, returned, disputed,
 * working badly.
 */
export type Tone =
  | 'ok'
  | 'warn'
  | 'bad'
  | 'quiet'
  | 'progress'
  | 'declined'
  | 'returned'
  | 'dispute'
  | 'degraded';

/** The tone of a word, or none: the word names a kind, such as a method of payment, and no state. */
type WordTone = Tone | 'plain';

interface ColumnOptions {
  /** The list can be sorted by it. Its values are never null, and an index serves the order. */
  readonly sortable?: true;
  /** Shown only when the reader chooses it. */
  readonly extra?: true;
  /** Is not broken across lines where there is room, as a code: its parts mean nothing. */
  readonly whole?: true;
  /** Of money: the list shows its sum over all rows that fit. */
  readonly sum?: true;
  /** The column with how many things there are besides this one, shown after it: `Course +2 bumps`. Its message is `plus_{column}`. */
  readonly plus?: string;
}

/** A column of a list. It decides how a value is written on the page, in the CSV file and in the API. */
export type Column = ColumnOptions &
  (
    | { readonly kind: 'text' | 'email' | 'dateTime' | 'number' | 'cents' | 'percent' }
    | { readonly kind: 'status'; readonly tones: Readonly<Record<string, WordTone>> }
  );

/** The columns of lists: `name: column.text({ sortable: true })`. */
export const column = {
  text: <const O extends ColumnOptions>(options?: O) => ({ kind: 'text', ...options }) as const,
  email: <const O extends ColumnOptions>(options?: O) => ({ kind: 'email', ...options }) as const,
  /** An instant; a date and time in São Paulo for the reader. */
  dateTime: <const O extends ColumnOptions>(options?: O) => ({ kind: 'dateTime', ...options }) as const,
  /** A whole number. */
  number: <const O extends ColumnOptions>(options?: O) => ({ kind: 'number', ...options }) as const,
  /** Money in cents of the platform's currency. */
  cents: <const O extends ColumnOptions>(options?: O) => ({ kind: 'cents', ...options }) as const,
  /** A share in basis points. */
  percent: <const O extends ColumnOptions>(options?: O) => ({ kind: 'percent', ...options }) as const,
  /** One of some words, each with a tone. The word itself is the message `{column}_{value}`. */
  status: <const T extends Readonly<Record<string, WordTone>>, const O extends ColumnOptions>(
    tones: T,
    options?: O,
  ) => ({ kind: 'status', tones, ...options }) as const,
};

/** A value as the API writes it. `null`: there is none. */
export type ValueOf<C extends Column> = C extends { kind: 'number' | 'cents' | 'percent' }
  ? number | null
  : string | null;
