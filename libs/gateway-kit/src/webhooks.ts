import type { Cents } from '@guiche/money';
import type { QueryOutcome } from './outcomes.js';
import type { WithdrawOutcome } from './withdraws.js';

/** A webhook as it arrived: headers in lower case, body exactly as received. */
export interface WebhookDelivery {
  readonly headers: Readonly<Record<string, string>>;
  readonly rawBody: string;
  /** What the provider appended to the address, which some signatures cover (MERCADOPAGO). Left out: nothing. */
  readonly query?: Readonly<Record<string, string>>;
}

/** What one delivery tells of one charge: specification payments.md §3, "Webhook result", in our own words. */
export interface WebhookNews {
  readonly type: 'TRANSACTION';
  /** The provider's id of the charge. */
  readonly reference?: string;
  readonly attemptId?: string;
  /** The banks' id of the PIX payment, where neither id above is told: it was kept with the charge (`providerData`). */
  readonly endToEndId?: string;
  /** The provider's id of the event, the same when it is sent again. */
  readonly eventId?: string;
  readonly outcome: QueryOutcome;
}

/** What one delivery tells of one payout: specification payments.md §3, "Withdraw result". */
export interface PayoutNews {
  readonly type: 'WITHDRAW';
  /** The provider's id of the payout. */
  readonly withdrawId?: string;
  /** Our own, under which it was asked for. */
  readonly withdrawReference?: string;
  /** Without the provider's id where the delivery tells only ours; without its amount where it tells none, or not in which unit. */
  readonly outcome: AsTold<WithdrawOutcome>;
}

type AsTold<O> = O extends { readonly amount: Cents }
  ? Omit<O, 'amount' | 'withdrawId'> & { readonly amount?: Cents; readonly withdrawId?: string }
  : O;

/**
 * What a delivery says, once its proof was checked.
 * - `proven`: signed or carrying the shared token: the outcome may be applied.
 * - `hint`: no proof exists at this provider: ask the gateway before believing anything.
 * - `payout`: news of money that left, `proven` or only a hint: kept for whoever sent the payout.
 * - `forged`: a proof was required and is wrong: quarantine, never believe.
 * - `ignored`: a kind of event the specification tells us to ignore.
 * - `mustThrow`: a kind for which the specification says the translation throws (Asaas, payments.md §4).
 * - `unreadable`: not the provider's shape.
 */
export type WebhookReading =
  | (WebhookNews & {
      readonly kind: 'proven' | 'hint';
      /** Further charges of the same delivery, where a provider groups several (payments.md §7, bank-style PIX). */
      readonly others?: readonly WebhookNews[];
    })
  | { readonly kind: 'payout'; readonly proven: boolean; readonly payout: PayoutNews }
  | { readonly kind: 'forged'; readonly detail: string }
  | { readonly kind: 'ignored' | 'mustThrow' | 'unreadable'; readonly detail: string };
