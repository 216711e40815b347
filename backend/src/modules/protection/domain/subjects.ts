import type { Action, Scope } from './limits.js';

/** One thing that is counted for an attempt: its value is never stored. */
export interface Subject {
  readonly scope: Scope;
  readonly value: string;
}

/** Something a client wants to do, and everything it is counted by. */
export interface VelocityAttempt {
  readonly platformId: string;
  /** Null where the action is not about an offer. */
  readonly offerId: string | null;
  readonly action: Action;
  readonly subjects: readonly Subject[];
}

/** The buyer's contact data. Placeholder values must be left out. */
export interface CountedClient {
  /** Of the client; null when unknown. */
  readonly network: string | null;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly document?: string | undefined;
  /** The keyed digest of the card number. */
  readonly card?: string | undefined;
}

/** The subjects of a client, spelt so that one person is one value. */
export function subjectsOf({ network, email, phone, document, card }: CountedClient): Subject[] {
  const values: readonly [Scope, string | null | undefined][] = [
    ['address', network],
    ['email', email?.trim().toLowerCase()],
    ['phone', phone],
    ['document', document],
    ['card', card],
  ];
  return values.flatMap(([scope, value]) => (value ? [{ scope, value }] : []));
}

/**
 * What staff may read of a blocked subject: enough to answer the buyer and to act at the firewall.
 * `maria@example.com` is `m***@example.com`, a CPF shows its middle digits as receipts do, a phone its last four.
 */
export function maskedSubject({ scope, value }: Subject): string {
  switch (scope) {
    case 'address':
      return value;
    case 'email':
      return value.replace(/^(.).*@/u, '$1***@');
    case 'document':
      return `***${value.slice(3, -2)}**`;
    case 'phone':
      return `***${value.slice(-4)}`;
    case 'card':
      return '***';
  }
}
