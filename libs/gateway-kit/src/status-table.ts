import { remember } from './listed-words.js';
import type { NativeBody } from './native-body.js';
import type { QueryOutcome } from './outcomes.js';

type Told = Omit<Extract<QueryOutcome, { kind: 'settled' }>, 'kind' | 'approvedAt' | 'native' | 'flagged'>;

/** What the specification says of a provider's unlisted words: payments.md §4. */
export interface UnlistedWord {
  readonly becomes: 'rejected' | 'pending' | 'unchanged';
  /** The facts that hold whatever the word. */
  readonly told: (body: NativeBody) => Told;
}

export type StatusReader = (word: string, body: NativeBody) => QueryOutcome;

/**
 * Reads a provider's status words, in any case. Every outcome keeps the word as `native`. A word that is not listed takes
 * the provider's specified default, `flagged` for a person and never final: any later known word replaces it.
 */
export function statusTable(
  words: Readonly<Record<string, (body: NativeBody) => QueryOutcome>>,
  unlisted: UnlistedWord,
): StatusReader {
  const known = new Map(Object.entries(words).map(([word, read]) => [word.toLowerCase(), read]));
  if (known.size !== Object.keys(words).length)
    throw new Error('two words of a status table differ only in case');
  remember(known.keys());

  return (word, body) => {
    const read = known.get(word.toLowerCase());
    return { ...(read ? read(body) : specifiedDefault(unlisted, word, body)), native: word };
  };
}

function specifiedDefault({ becomes, told }: UnlistedWord, word: string, body: NativeBody): QueryOutcome {
  switch (becomes) {
    case 'rejected':
      return { kind: 'declined', reason: 'other', flagged: true, ...told(body) };
    case 'pending':
      return { kind: 'awaiting', flagged: true, ...told(body) };
    case 'unchanged':
      return {
        kind: 'unknown',
        flagged: true,
        why: `unlisted word "${word}"`,
        reference: told(body).reference,
      };
  }
}
