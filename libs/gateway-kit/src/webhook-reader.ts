import { createHmac, timingSafeEqual } from 'node:crypto';
import type { NativeBody } from './native-body.js';
import type { PayoutNotification, WebhookDelivery, ChargeNotification, WebhookReading } from './webhooks.js';

/**
 * How a provider proves that a webhook is authentic. There is no default: a provider without proof declares it, and
 * then we query before trusting.
 */
export type WebhookProof<C extends object = object> =
  | {
      readonly kind: 'signed';
      /** May throw `UnreadableBody` where the proof is in the body: then there is none. */
      verify(delivery: WebhookDelivery, credentials: C): boolean;
      /**
       * Whether this webhook must be signed, where not all are: only at some accounts (WITETEC: one generation of
       * two), or only for some events (ZENDRY: the signature of card events is not known). One that need not be
       * signed is a hint. Default: always.
       */
      signs?(credentials: C, delivery: WebhookDelivery): boolean;
    }
  /** The token that we set at registration, as sent back. The runner compares it in constant time. */
  | { readonly kind: 'sharedToken'; tokenOf(delivery: WebhookDelivery): string | undefined }
  | { readonly kind: 'unproven' };

/** What a gateway reads from a webhook, independently of its proof. */
export type ParsedWebhook =
  | {
      readonly kind: 'charges';
      readonly notifications: readonly [ChargeNotification, ...ChargeNotification[]];
    }
  | { readonly kind: 'payout'; readonly payout: PayoutNotification }
  | Extract<WebhookReading, { kind: 'ignored' | 'mustThrow' | 'unreadable' }>;

export interface WebhookReader<C extends object = object> {
  readonly proof: WebhookProof<C>;
  /** The format of the body, whatever its content type. Default: JSON. */
  readonly format?: 'json' | 'form';
  read(body: NativeBody): ParsedWebhook;
}

/** Compares secrets in constant time. */
export function sameSecret(given: string, expected: string): boolean {
  if (expected === '') return false;
  // Digests have equal length, as timingSafeEqual requires, and hide the length of the secret.
  const digest = (text: string): Buffer => createHmac('sha256', 'webhook').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
