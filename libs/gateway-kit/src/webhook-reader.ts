import { createHmac, timingSafeEqual } from 'node:crypto';
import type { NativeBody } from './native-body.js';
import type { PayoutNews, WebhookDelivery, WebhookNews, WebhookReading } from './webhooks.js';

/**
 * How a provider proves that a delivery is its own. There is no default: a provider that proves nothing says so, and then
 * we ask before believing.
 */
export type WebhookProof<C extends object = object> =
  | {
      readonly kind: 'signed';
      /** May throw `UnreadableBody` where the proof stands in the body: then there is none. */
      verify(delivery: WebhookDelivery, credentials: C): boolean;
      /**
       * Whether this delivery must be signed, where not all are: of some accounts only (WITETEC: one generation of two), or of
       * some events only (ZENDRY: how cards are signed is not known). A delivery that need not is a hint. Left out: always.
       */
      signs?(credentials: C, delivery: WebhookDelivery): boolean;
    }
  /** The token we gave at registration, where it comes back. The runner compares, in constant time. */
  | { readonly kind: 'sharedToken'; tokenOf(delivery: WebhookDelivery): string | undefined }
  | { readonly kind: 'unproven' };

/** What a gateway reads from a delivery before its proof is weighed. */
export type WebhookTelling =
  | { readonly kind: 'told'; readonly news: readonly [WebhookNews, ...WebhookNews[]] }
  | { readonly kind: 'toldOfPayout'; readonly payout: PayoutNews }
  | Extract<WebhookReading, { kind: 'ignored' | 'mustThrow' | 'unreadable' }>;

export interface WebhookReader<C extends object = object> {
  readonly proof: WebhookProof<C>;
  /** How the body is written, whatever its content type says. JSON unless told. */
  readonly format?: 'json' | 'form';
  read(body: NativeBody): WebhookTelling;
}

/** Compares secrets without telling by the time taken how much of them agrees. */
export function sameSecret(given: string, expected: string): boolean {
  if (expected === '') return false;
  // Digests have one length, which timingSafeEqual demands and a guesser must not learn from.
  const digest = (text: string): Buffer => createHmac('sha256', 'webhook').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
