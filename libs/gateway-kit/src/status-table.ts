import { registerStatuses } from './known-statuses.js';
import type { NativeBody } from './native-body.js';
import type { QueryOutcome } from './outcomes.js';

type ReportedFacts = Omit<
  Extract<QueryOutcome, { kind: 'settled' }>,
  'kind' | 'approvedAt' | 'native' | 'flagged'
>;

/** The specification's rule for a provider's unlisted statuses: payments.md §4. */
export interface UnlistedStatus {
  readonly becomes: 'rejected' | 'pending' | 'unchanged';
  /** The facts of the answer that do not depend on the status. */
  readonly reported: (body: NativeBody) => ReportedFacts;
}

export type StatusReader = (word: string, body: NativeBody) => QueryOutcome;

/**
 * Reads a provider's statuses, case-insensitively. Every outcome keeps the status as `native`. An unlisted one gets
 * the provider's specified default and is `flagged` for review and never final: any later known status replaces it.
 */
export function statusTable(
  words: Readonly<Record<string, (body: NativeBody) => QueryOutcome>>,
  unlisted: UnlistedStatus,
): StatusReader {
  const known = new Map(Object.entries(words).map(([word, read]) => [word.toLowerCase(), read]));
  if (known.size !== Object.keys(words).length)
    throw new Error('two words of a status table differ only in case');
  registerStatuses(known.keys());

  return (word, body) => {
    const read = known.get(word.toLowerCase());
    return { ...(read ? read(body) : specifiedDefault(unlisted, word, body)), native: word };
  };
}

function specifiedDefault(
  { becomes, reported }: UnlistedStatus,
  word: string,
  body: NativeBody,
): QueryOutcome {
  switch (becomes) {
    case 'rejected':
      return { kind: 'declined', reason: 'other', flagged: true, ...reported(body) };
    case 'pending':
      return { kind: 'awaiting', flagged: true, ...reported(body) };
    case 'unchanged':
      return {
        kind: 'unknown',
        flagged: true,
        why: `unlisted word "${word}"`,
        reference: reported(body).reference,
      };
  }
}
