import type { QueryOutcome } from './outcomes.js';

/** A webhook as it arrived: headers in lower case, body exactly as received. */
export interface WebhookDelivery {
  readonly headers: Readonly<Record<string, string>>;
  readonly rawBody: string;
}

/**
 * What a delivery says, once its proof was checked.
 * - `proven`: signed or carrying the shared token: the outcome may be applied.
 * - `hint`: no proof exists at this provider: ask the gateway before believing anything.
 * - `forged`: a proof was required and is wrong: quarantine, never believe.
 * - `ignored`: a kind of event the specification tells us to ignore.
 * - `mustThrow`: a kind for which the specification says the translation throws (Asaas, payments.md §4).
 * - `unreadable`: not the provider's shape.
 */
export type WebhookReading =
  | {
      readonly kind: 'proven' | 'hint';
      readonly reference?: string;
      readonly attemptId?: string;
      readonly eventId?: string;
      readonly outcome: QueryOutcome;
    }
  | { readonly kind: 'forged'; readonly detail: string }
  | { readonly kind: 'ignored' | 'mustThrow' | 'unreadable'; readonly detail: string };
